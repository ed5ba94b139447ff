// Generated from openapi/ by `npm run generate`; do not edit.
import type { application } from './resources/applications/application.ts'
import type { question } from './resources/assessment/question.ts'
import type { paper } from './resources/assessment/paper.ts'
import type { delivery } from './resources/assessment/delivery.ts'
import type { assetType } from './resources/assets/asset-type.ts'
import type { folder } from './resources/assets/folder.ts'
import type { tag } from './resources/assets/tag.ts'
import type { steward } from './resources/assets/steward.ts'
import type { asset } from './resources/assets/asset.ts'
import type { share } from './resources/assets/share.ts'
import type { event } from './resources/calendar/event.ts'
import type { certificateType } from './resources/certificates/certificate-type.ts'
import type { certificateTemplate } from './resources/certificates/certificate-template.ts'
import type { certificateRequest } from './resources/certificates/certificate-request.ts'
import type { certificate } from './resources/certificates/certificate.ts'
import type { validationCheck } from './resources/certificates/validation-check.ts'
import type { clearingEntry } from './resources/clearing/clearing-entry.ts'
import type { clearingOffer } from './resources/clearing/clearing-offer.ts'
import type { messageComponent } from './resources/communications/message-component.ts'
import type { audience } from './resources/communications/audience.ts'
import type { messageTemplate } from './resources/communications/message-template.ts'
import type { communication } from './resources/communications/communication.ts'
import type { contactType } from './resources/contacts/contact-type.ts'
import type { componentType } from './resources/contacts/component-type.ts'
import type { roleType } from './resources/contacts/role-type.ts'
import type { groupType } from './resources/contacts/group-type.ts'
import type { contactGroup } from './resources/contacts/contact-group.ts'
import type { contact } from './resources/contacts/contact.ts'
import type { contactStaging } from './resources/contacts/contact-staging.ts'
import type { course } from './resources/courses/course.ts'
import type { universityRelation } from './resources/institutes/university-relation.ts'
import type { universityDocument } from './resources/institutes/university-document.ts'
import type { universityContact } from './resources/institutes/university-contact.ts'
import type { universityStaging } from './resources/institutes/university-staging.ts'
import type { centreStaging } from './resources/institutes/centre-staging.ts'
import type { country } from './resources/lookups/country.ts'
import type { region } from './resources/lookups/region.ts'
import type { state } from './resources/lookups/state.ts'
import type { nationality } from './resources/lookups/nationality.ts'
import type { gender } from './resources/lookups/gender.ts'
import type { semester } from './resources/lookups/semester.ts'
import type { pathway } from './resources/lookups/pathway.ts'
import type { programmeDelivery } from './resources/lookups/programme-delivery.ts'
import type { deliveryType } from './resources/lookups/delivery-type.ts'
import type { examType } from './resources/lookups/exam-type.ts'
import type { proctoringType } from './resources/lookups/proctoring-type.ts'
import type { instituteType } from './resources/lookups/institute-type.ts'
import type { instituteQualification } from './resources/lookups/institute-qualification.ts'
import type { instituteDegree } from './resources/lookups/institute-degree.ts'
import type { contractStatus } from './resources/lookups/contract-status.ts'
import type { timezone } from './resources/lookups/timezone.ts'
import type { examblock } from './resources/lookups/examblock.ts'
import type { testblock } from './resources/lookups/testblock.ts'
import type { teachingDate } from './resources/lookups/teaching-date.ts'
import type { centre } from './resources/masters/centre.ts'
import type { centreGroup } from './resources/masters/centre-group.ts'
import type { year } from './resources/masters/year.ts'
import type { colour } from './resources/masters/colour.ts'
import type { intake } from './resources/masters/intake.ts'
import type { program } from './resources/masters/program.ts'
import type { stream } from './resources/masters/stream.ts'
import type { module } from './resources/masters/module.ts'
import type { submodule } from './resources/masters/submodule.ts'
import type { university } from './resources/masters/university.ts'
import type { curriculum } from './resources/masters/curriculum.ts'
import type { subcurriculum } from './resources/masters/subcurriculum.ts'
import type { combo } from './resources/masters/combo.ts'
import type { invoiceMaster } from './resources/money/invoice-master.ts'
import type { invoice } from './resources/money/invoice.ts'
import type { payment } from './resources/money/payment.ts'
import type { paymentRequest } from './resources/money/payment-request.ts'
import type { sponsorshipLetter } from './resources/money/sponsorship-letter.ts'
import type { target } from './resources/money/target.ts'
import type { planningRate } from './resources/money/planning-rate.ts'
import type { savedReport } from './resources/reports/saved-report.ts'
import type { resultSet } from './resources/results/result-set.ts'
import type { result } from './resources/results/result.ts'
import type { resultEnquiry } from './resources/results/result-enquiry.ts'
import type { user } from './resources/rights/user.ts'
import type { role } from './resources/rights/role.ts'
import type { menuModule } from './resources/rights/menu-module.ts'
import type { roleModule } from './resources/rights/role-module.ts'
import type { permission } from './resources/rights/permission.ts'
import type { type } from './resources/rights/type.ts'
import type { centreOffer } from './resources/selection/centre-offer.ts'
import type { centreSelection } from './resources/selection/centre-selection.ts'
import type { customRequest } from './resources/selection/custom-request.ts'
import type { attempt } from './resources/sittings/attempt.ts'
import type { scriptMarking } from './resources/sittings/script-marking.ts'
import type { lead } from './resources/students/lead.ts'
import type { student } from './resources/students/student.ts'
import type { studentDocument } from './resources/students/student-document.ts'
import type { studentQualification } from './resources/students/student-qualification.ts'
import type { studentCurriculum } from './resources/students/student-curriculum.ts'
import type { enrollment } from './resources/students/enrollment.ts'
import type { academicDetail } from './resources/students/academic-detail.ts'
import type { directPlacement } from './resources/students/direct-placement.ts'
import type { centerOperation } from './resources/students/center-operation.ts'
import type { centerRegistration } from './resources/students/center-registration.ts'
import type { ucasImport } from './resources/ucas/ucas-import.ts'
import type { components } from './schema.d.ts'

type Schemas = components['schemas']

/** Every resource: what is sent, the record as it is answered, and the constant of its rules. */
export interface Resources {
  readonly Application: { readonly fields: Schemas['ApplicationFields']; readonly record: Schemas['Application']; readonly rules: typeof application }
  readonly Question: { readonly fields: Schemas['QuestionFields']; readonly record: Schemas['Question']; readonly rules: typeof question }
  readonly Paper: { readonly fields: Schemas['PaperFields']; readonly record: Schemas['Paper']; readonly rules: typeof paper }
  readonly Delivery: { readonly fields: Schemas['DeliveryFields']; readonly record: Schemas['Delivery']; readonly rules: typeof delivery }
  readonly AssetType: { readonly fields: Schemas['AssetTypeFields']; readonly record: Schemas['AssetType']; readonly rules: typeof assetType }
  readonly Folder: { readonly fields: Schemas['FolderFields']; readonly record: Schemas['Folder']; readonly rules: typeof folder }
  readonly Tag: { readonly fields: Schemas['TagFields']; readonly record: Schemas['Tag']; readonly rules: typeof tag }
  readonly Steward: { readonly fields: Schemas['StewardFields']; readonly record: Schemas['Steward']; readonly rules: typeof steward }
  readonly Asset: { readonly fields: Schemas['AssetFields']; readonly record: Schemas['Asset']; readonly rules: typeof asset }
  readonly Share: { readonly fields: Schemas['ShareFields']; readonly record: Schemas['Share']; readonly rules: typeof share }
  readonly Event: { readonly fields: Schemas['EventFields']; readonly record: Schemas['Event']; readonly rules: typeof event }
  readonly CertificateType: { readonly fields: Schemas['CertificateTypeFields']; readonly record: Schemas['CertificateType']; readonly rules: typeof certificateType }
  readonly CertificateTemplate: { readonly fields: Schemas['CertificateTemplateFields']; readonly record: Schemas['CertificateTemplate']; readonly rules: typeof certificateTemplate }
  readonly CertificateRequest: { readonly fields: Schemas['CertificateRequestFields']; readonly record: Schemas['CertificateRequest']; readonly rules: typeof certificateRequest }
  readonly Certificate: { readonly fields: Schemas['CertificateFields']; readonly record: Schemas['Certificate']; readonly rules: typeof certificate }
  readonly ValidationCheck: { readonly fields: Schemas['ValidationCheckFields']; readonly record: Schemas['ValidationCheck']; readonly rules: typeof validationCheck }
  readonly ClearingEntry: { readonly fields: Schemas['ClearingEntryFields']; readonly record: Schemas['ClearingEntry']; readonly rules: typeof clearingEntry }
  readonly ClearingOffer: { readonly fields: Schemas['ClearingOfferFields']; readonly record: Schemas['ClearingOffer']; readonly rules: typeof clearingOffer }
  readonly MessageComponent: { readonly fields: object; readonly record: object; readonly rules: typeof messageComponent }
  readonly Audience: { readonly fields: Schemas['AudienceFields']; readonly record: Schemas['Audience']; readonly rules: typeof audience }
  readonly MessageTemplate: { readonly fields: Schemas['MessageTemplateFields']; readonly record: Schemas['MessageTemplate']; readonly rules: typeof messageTemplate }
  readonly Communication: { readonly fields: Schemas['CommunicationFields']; readonly record: Schemas['Communication']; readonly rules: typeof communication }
  readonly ContactType: { readonly fields: Schemas['ContactTypeFields']; readonly record: Schemas['ContactType']; readonly rules: typeof contactType }
  readonly ComponentType: { readonly fields: Schemas['ComponentTypeFields']; readonly record: Schemas['ComponentType']; readonly rules: typeof componentType }
  readonly RoleType: { readonly fields: Schemas['RoleTypeFields']; readonly record: Schemas['RoleType']; readonly rules: typeof roleType }
  readonly GroupType: { readonly fields: Schemas['GroupTypeFields']; readonly record: Schemas['GroupType']; readonly rules: typeof groupType }
  readonly ContactGroup: { readonly fields: Schemas['ContactGroupFields']; readonly record: Schemas['ContactGroup']; readonly rules: typeof contactGroup }
  readonly Contact: { readonly fields: Schemas['ContactFields']; readonly record: Schemas['Contact']; readonly rules: typeof contact }
  readonly ContactStaging: { readonly fields: Schemas['ContactStagingFields']; readonly record: Schemas['ContactStaging']; readonly rules: typeof contactStaging }
  readonly Course: { readonly fields: Schemas['CourseFields']; readonly record: Schemas['Course']; readonly rules: typeof course }
  readonly UniversityRelation: { readonly fields: Schemas['UniversityRelationFields']; readonly record: Schemas['UniversityRelation']; readonly rules: typeof universityRelation }
  readonly UniversityDocument: { readonly fields: Schemas['UniversityDocumentFields']; readonly record: Schemas['UniversityDocument']; readonly rules: typeof universityDocument }
  readonly UniversityContact: { readonly fields: Schemas['UniversityContactFields']; readonly record: Schemas['UniversityContact']; readonly rules: typeof universityContact }
  readonly UniversityStaging: { readonly fields: Schemas['UniversityStagingFields']; readonly record: Schemas['UniversityStaging']; readonly rules: typeof universityStaging }
  readonly CentreStaging: { readonly fields: Schemas['CentreStagingFields']; readonly record: Schemas['CentreStaging']; readonly rules: typeof centreStaging }
  readonly Country: { readonly fields: object; readonly record: object; readonly rules: typeof country }
  readonly Region: { readonly fields: object; readonly record: object; readonly rules: typeof region }
  readonly State: { readonly fields: object; readonly record: object; readonly rules: typeof state }
  readonly Nationality: { readonly fields: object; readonly record: object; readonly rules: typeof nationality }
  readonly Gender: { readonly fields: object; readonly record: object; readonly rules: typeof gender }
  readonly Semester: { readonly fields: object; readonly record: object; readonly rules: typeof semester }
  readonly Pathway: { readonly fields: object; readonly record: object; readonly rules: typeof pathway }
  readonly ProgrammeDelivery: { readonly fields: object; readonly record: object; readonly rules: typeof programmeDelivery }
  readonly DeliveryType: { readonly fields: object; readonly record: object; readonly rules: typeof deliveryType }
  readonly ExamType: { readonly fields: object; readonly record: object; readonly rules: typeof examType }
  readonly ProctoringType: { readonly fields: object; readonly record: object; readonly rules: typeof proctoringType }
  readonly InstituteType: { readonly fields: object; readonly record: object; readonly rules: typeof instituteType }
  readonly InstituteQualification: { readonly fields: object; readonly record: object; readonly rules: typeof instituteQualification }
  readonly InstituteDegree: { readonly fields: object; readonly record: object; readonly rules: typeof instituteDegree }
  readonly ContractStatus: { readonly fields: object; readonly record: object; readonly rules: typeof contractStatus }
  readonly Timezone: { readonly fields: object; readonly record: object; readonly rules: typeof timezone }
  readonly Examblock: { readonly fields: object; readonly record: object; readonly rules: typeof examblock }
  readonly Testblock: { readonly fields: object; readonly record: object; readonly rules: typeof testblock }
  readonly TeachingDate: { readonly fields: object; readonly record: object; readonly rules: typeof teachingDate }
  readonly Centre: { readonly fields: Schemas['CentreFields']; readonly record: Schemas['Centre']; readonly rules: typeof centre }
  readonly CentreGroup: { readonly fields: Schemas['CentreGroupFields']; readonly record: Schemas['CentreGroup']; readonly rules: typeof centreGroup }
  readonly Year: { readonly fields: Schemas['YearFields']; readonly record: Schemas['Year']; readonly rules: typeof year }
  readonly Colour: { readonly fields: Schemas['ColourFields']; readonly record: Schemas['Colour']; readonly rules: typeof colour }
  readonly Intake: { readonly fields: Schemas['IntakeFields']; readonly record: Schemas['Intake']; readonly rules: typeof intake }
  readonly Program: { readonly fields: Schemas['ProgramFields']; readonly record: Schemas['Program']; readonly rules: typeof program }
  readonly Stream: { readonly fields: Schemas['StreamFields']; readonly record: Schemas['Stream']; readonly rules: typeof stream }
  readonly Module: { readonly fields: Schemas['ModuleFields']; readonly record: Schemas['Module']; readonly rules: typeof module }
  readonly Submodule: { readonly fields: Schemas['SubmoduleFields']; readonly record: Schemas['Submodule']; readonly rules: typeof submodule }
  readonly University: { readonly fields: Schemas['UniversityFields']; readonly record: Schemas['University']; readonly rules: typeof university }
  readonly Curriculum: { readonly fields: Schemas['CurriculumFields']; readonly record: Schemas['Curriculum']; readonly rules: typeof curriculum }
  readonly Subcurriculum: { readonly fields: Schemas['SubcurriculumFields']; readonly record: Schemas['Subcurriculum']; readonly rules: typeof subcurriculum }
  readonly Combo: { readonly fields: Schemas['ComboFields']; readonly record: Schemas['Combo']; readonly rules: typeof combo }
  readonly InvoiceMaster: { readonly fields: Schemas['InvoiceMasterFields']; readonly record: Schemas['InvoiceMaster']; readonly rules: typeof invoiceMaster }
  readonly Invoice: { readonly fields: Schemas['InvoiceFields']; readonly record: Schemas['Invoice']; readonly rules: typeof invoice }
  readonly Payment: { readonly fields: Schemas['PaymentFields']; readonly record: Schemas['Payment']; readonly rules: typeof payment }
  readonly PaymentRequest: { readonly fields: Schemas['PaymentRequestFields']; readonly record: Schemas['PaymentRequest']; readonly rules: typeof paymentRequest }
  readonly SponsorshipLetter: { readonly fields: Schemas['SponsorshipLetterFields']; readonly record: Schemas['SponsorshipLetter']; readonly rules: typeof sponsorshipLetter }
  readonly Target: { readonly fields: Schemas['TargetFields']; readonly record: Schemas['Target']; readonly rules: typeof target }
  readonly PlanningRate: { readonly fields: Schemas['PlanningRateFields']; readonly record: Schemas['PlanningRate']; readonly rules: typeof planningRate }
  readonly SavedReport: { readonly fields: Schemas['SavedReportFields']; readonly record: Schemas['SavedReport']; readonly rules: typeof savedReport }
  readonly ResultSet: { readonly fields: Schemas['ResultSetFields']; readonly record: Schemas['ResultSet']; readonly rules: typeof resultSet }
  readonly Result: { readonly fields: Schemas['ResultFields']; readonly record: Schemas['Result']; readonly rules: typeof result }
  readonly ResultEnquiry: { readonly fields: Schemas['ResultEnquiryFields']; readonly record: Schemas['ResultEnquiry']; readonly rules: typeof resultEnquiry }
  readonly User: { readonly fields: Schemas['UserFields']; readonly record: Schemas['User']; readonly rules: typeof user }
  readonly Role: { readonly fields: Schemas['RoleFields']; readonly record: Schemas['Role']; readonly rules: typeof role }
  readonly MenuModule: { readonly fields: Schemas['MenuModuleFields']; readonly record: Schemas['MenuModule']; readonly rules: typeof menuModule }
  readonly RoleModule: { readonly fields: Schemas['RoleModuleFields']; readonly record: Schemas['RoleModule']; readonly rules: typeof roleModule }
  readonly Permission: { readonly fields: Schemas['PermissionFields']; readonly record: Schemas['Permission']; readonly rules: typeof permission }
  readonly Type: { readonly fields: Schemas['TypeFields']; readonly record: Schemas['Type']; readonly rules: typeof type }
  readonly CentreOffer: { readonly fields: Schemas['CentreOfferFields']; readonly record: Schemas['CentreOffer']; readonly rules: typeof centreOffer }
  readonly CentreSelection: { readonly fields: Schemas['CentreSelectionFields']; readonly record: Schemas['CentreSelection']; readonly rules: typeof centreSelection }
  readonly CustomRequest: { readonly fields: Schemas['CustomRequestFields']; readonly record: Schemas['CustomRequest']; readonly rules: typeof customRequest }
  readonly Attempt: { readonly fields: Schemas['AttemptFields']; readonly record: Schemas['Attempt']; readonly rules: typeof attempt }
  readonly ScriptMarking: { readonly fields: Schemas['ScriptMarkingFields']; readonly record: Schemas['ScriptMarking']; readonly rules: typeof scriptMarking }
  readonly Lead: { readonly fields: Schemas['LeadFields']; readonly record: Schemas['Lead']; readonly rules: typeof lead }
  readonly Student: { readonly fields: Schemas['StudentFields']; readonly record: Schemas['Student']; readonly rules: typeof student }
  readonly StudentDocument: { readonly fields: Schemas['StudentDocumentFields']; readonly record: Schemas['StudentDocument']; readonly rules: typeof studentDocument }
  readonly StudentQualification: { readonly fields: Schemas['StudentQualificationFields']; readonly record: Schemas['StudentQualification']; readonly rules: typeof studentQualification }
  readonly StudentCurriculum: { readonly fields: Schemas['StudentCurriculumFields']; readonly record: Schemas['StudentCurriculum']; readonly rules: typeof studentCurriculum }
  readonly Enrollment: { readonly fields: Schemas['EnrollmentFields']; readonly record: Schemas['Enrollment']; readonly rules: typeof enrollment }
  readonly AcademicDetail: { readonly fields: Schemas['AcademicDetailFields']; readonly record: Schemas['AcademicDetail']; readonly rules: typeof academicDetail }
  readonly DirectPlacement: { readonly fields: Schemas['DirectPlacementFields']; readonly record: Schemas['DirectPlacement']; readonly rules: typeof directPlacement }
  readonly CenterOperation: { readonly fields: Schemas['CenterOperationFields']; readonly record: Schemas['CenterOperation']; readonly rules: typeof centerOperation }
  readonly CenterRegistration: { readonly fields: Schemas['CenterRegistrationFields']; readonly record: Schemas['CenterRegistration']; readonly rules: typeof centerRegistration }
  readonly UcasImport: { readonly fields: Schemas['UcasImportFields']; readonly record: Schemas['UcasImport']; readonly rules: typeof ucasImport }
}

export type ResourceName = keyof Resources
