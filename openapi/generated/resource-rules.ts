// Generated from openapi/ by `npm run generate`; do not edit.
import { application } from './resources/applications/application.ts'
import { question } from './resources/assessment/question.ts'
import { paper } from './resources/assessment/paper.ts'
import { delivery } from './resources/assessment/delivery.ts'
import { assetType } from './resources/assets/asset-type.ts'
import { folder } from './resources/assets/folder.ts'
import { tag } from './resources/assets/tag.ts'
import { steward } from './resources/assets/steward.ts'
import { asset } from './resources/assets/asset.ts'
import { share } from './resources/assets/share.ts'
import { event } from './resources/calendar/event.ts'
import { certificateType } from './resources/certificates/certificate-type.ts'
import { certificateTemplate } from './resources/certificates/certificate-template.ts'
import { certificateRequest } from './resources/certificates/certificate-request.ts'
import { certificate } from './resources/certificates/certificate.ts'
import { validationCheck } from './resources/certificates/validation-check.ts'
import { clearingEntry } from './resources/clearing/clearing-entry.ts'
import { clearingOffer } from './resources/clearing/clearing-offer.ts'
import { messageComponent } from './resources/communications/message-component.ts'
import { audience } from './resources/communications/audience.ts'
import { messageTemplate } from './resources/communications/message-template.ts'
import { communication } from './resources/communications/communication.ts'
import { contactType } from './resources/contacts/contact-type.ts'
import { componentType } from './resources/contacts/component-type.ts'
import { roleType } from './resources/contacts/role-type.ts'
import { groupType } from './resources/contacts/group-type.ts'
import { contactGroup } from './resources/contacts/contact-group.ts'
import { contact } from './resources/contacts/contact.ts'
import { contactStaging } from './resources/contacts/contact-staging.ts'
import { course } from './resources/courses/course.ts'
import { universityRelation } from './resources/institutes/university-relation.ts'
import { universityDocument } from './resources/institutes/university-document.ts'
import { universityContact } from './resources/institutes/university-contact.ts'
import { universityStaging } from './resources/institutes/university-staging.ts'
import { centreStaging } from './resources/institutes/centre-staging.ts'
import { country } from './resources/lookups/country.ts'
import { region } from './resources/lookups/region.ts'
import { state } from './resources/lookups/state.ts'
import { nationality } from './resources/lookups/nationality.ts'
import { gender } from './resources/lookups/gender.ts'
import { semester } from './resources/lookups/semester.ts'
import { pathway } from './resources/lookups/pathway.ts'
import { programmeDelivery } from './resources/lookups/programme-delivery.ts'
import { deliveryType } from './resources/lookups/delivery-type.ts'
import { examType } from './resources/lookups/exam-type.ts'
import { proctoringType } from './resources/lookups/proctoring-type.ts'
import { instituteType } from './resources/lookups/institute-type.ts'
import { instituteQualification } from './resources/lookups/institute-qualification.ts'
import { instituteDegree } from './resources/lookups/institute-degree.ts'
import { contractStatus } from './resources/lookups/contract-status.ts'
import { timezone } from './resources/lookups/timezone.ts'
import { examblock } from './resources/lookups/examblock.ts'
import { testblock } from './resources/lookups/testblock.ts'
import { teachingDate } from './resources/lookups/teaching-date.ts'
import { centre } from './resources/masters/centre.ts'
import { centreGroup } from './resources/masters/centre-group.ts'
import { year } from './resources/masters/year.ts'
import { colour } from './resources/masters/colour.ts'
import { intake } from './resources/masters/intake.ts'
import { program } from './resources/masters/program.ts'
import { stream } from './resources/masters/stream.ts'
import { module } from './resources/masters/module.ts'
import { submodule } from './resources/masters/submodule.ts'
import { university } from './resources/masters/university.ts'
import { curriculum } from './resources/masters/curriculum.ts'
import { subcurriculum } from './resources/masters/subcurriculum.ts'
import { combo } from './resources/masters/combo.ts'
import { invoiceMaster } from './resources/money/invoice-master.ts'
import { invoice } from './resources/money/invoice.ts'
import { payment } from './resources/money/payment.ts'
import { paymentRequest } from './resources/money/payment-request.ts'
import { sponsorshipLetter } from './resources/money/sponsorship-letter.ts'
import { target } from './resources/money/target.ts'
import { planningRate } from './resources/money/planning-rate.ts'
import { savedReport } from './resources/reports/saved-report.ts'
import { resultSet } from './resources/results/result-set.ts'
import { result } from './resources/results/result.ts'
import { resultEnquiry } from './resources/results/result-enquiry.ts'
import { user } from './resources/rights/user.ts'
import { role } from './resources/rights/role.ts'
import { menuModule } from './resources/rights/menu-module.ts'
import { roleModule } from './resources/rights/role-module.ts'
import { permission } from './resources/rights/permission.ts'
import { type } from './resources/rights/type.ts'
import { centreOffer } from './resources/selection/centre-offer.ts'
import { centreSelection } from './resources/selection/centre-selection.ts'
import { customRequest } from './resources/selection/custom-request.ts'
import { attempt } from './resources/sittings/attempt.ts'
import { scriptMarking } from './resources/sittings/script-marking.ts'
import { lead } from './resources/students/lead.ts'
import { student } from './resources/students/student.ts'
import { studentDocument } from './resources/students/student-document.ts'
import { studentQualification } from './resources/students/student-qualification.ts'
import { studentCurriculum } from './resources/students/student-curriculum.ts'
import { enrollment } from './resources/students/enrollment.ts'
import { academicDetail } from './resources/students/academic-detail.ts'
import { directPlacement } from './resources/students/direct-placement.ts'
import { centerOperation } from './resources/students/center-operation.ts'
import { centerRegistration } from './resources/students/center-registration.ts'
import { ucasImport } from './resources/ucas/ucas-import.ts'

/** The rules of every resource. The server and the tests read it; a page imports its own constant only. */
export const resourceRules = {
  Application: application,
  Question: question,
  Paper: paper,
  Delivery: delivery,
  AssetType: assetType,
  Folder: folder,
  Tag: tag,
  Steward: steward,
  Asset: asset,
  Share: share,
  Event: event,
  CertificateType: certificateType,
  CertificateTemplate: certificateTemplate,
  CertificateRequest: certificateRequest,
  Certificate: certificate,
  ValidationCheck: validationCheck,
  ClearingEntry: clearingEntry,
  ClearingOffer: clearingOffer,
  MessageComponent: messageComponent,
  Audience: audience,
  MessageTemplate: messageTemplate,
  Communication: communication,
  ContactType: contactType,
  ComponentType: componentType,
  RoleType: roleType,
  GroupType: groupType,
  ContactGroup: contactGroup,
  Contact: contact,
  ContactStaging: contactStaging,
  Course: course,
  UniversityRelation: universityRelation,
  UniversityDocument: universityDocument,
  UniversityContact: universityContact,
  UniversityStaging: universityStaging,
  CentreStaging: centreStaging,
  Country: country,
  Region: region,
  State: state,
  Nationality: nationality,
  Gender: gender,
  Semester: semester,
  Pathway: pathway,
  ProgrammeDelivery: programmeDelivery,
  DeliveryType: deliveryType,
  ExamType: examType,
  ProctoringType: proctoringType,
  InstituteType: instituteType,
  InstituteQualification: instituteQualification,
  InstituteDegree: instituteDegree,
  ContractStatus: contractStatus,
  Timezone: timezone,
  Examblock: examblock,
  Testblock: testblock,
  TeachingDate: teachingDate,
  Centre: centre,
  CentreGroup: centreGroup,
  Year: year,
  Colour: colour,
  Intake: intake,
  Program: program,
  Stream: stream,
  Module: module,
  Submodule: submodule,
  University: university,
  Curriculum: curriculum,
  Subcurriculum: subcurriculum,
  Combo: combo,
  InvoiceMaster: invoiceMaster,
  Invoice: invoice,
  Payment: payment,
  PaymentRequest: paymentRequest,
  SponsorshipLetter: sponsorshipLetter,
  Target: target,
  PlanningRate: planningRate,
  SavedReport: savedReport,
  ResultSet: resultSet,
  Result: result,
  ResultEnquiry: resultEnquiry,
  User: user,
  Role: role,
  MenuModule: menuModule,
  RoleModule: roleModule,
  Permission: permission,
  Type: type,
  CentreOffer: centreOffer,
  CentreSelection: centreSelection,
  CustomRequest: customRequest,
  Attempt: attempt,
  ScriptMarking: scriptMarking,
  Lead: lead,
  Student: student,
  StudentDocument: studentDocument,
  StudentQualification: studentQualification,
  StudentCurriculum: studentCurriculum,
  Enrollment: enrollment,
  AcademicDetail: academicDetail,
  DirectPlacement: directPlacement,
  CenterOperation: centerOperation,
  CenterRegistration: centerRegistration,
  UcasImport: ucasImport,
} as const
