import type { Services } from './engine/service.ts'
import { attempts } from './assessment/attempts.ts'
import { deliveries } from './assessment/deliveries.ts'
import { papers } from './assessment/papers.ts'
import { questions } from './assessment/questions.ts'
import { scriptMarkings } from './assessment/script-markings.ts'
import { shares } from './assets/shares.ts'
import { certificateRequests } from './certificates/certificate-requests.ts'
import { certificateTemplates } from './certificates/certificate-templates.ts'
import { certificateTypes } from './certificates/certificate-types.ts'
import { certificates } from './certificates/certificates.ts'
import { validationChecks } from './certificates/validation-checks.ts'
import { clearingEntries } from './clearing/entries.ts'
import { clearingOffers } from './clearing/offers.ts'
import { audiences } from './communications/audiences.ts'
import { communications } from './communications/communications.ts'
import { messageComponents } from './communications/components.ts'
import { messageTemplates } from './communications/templates.ts'
import { universityContacts } from './courses/contacts.ts'
import { centreStagings } from './courses/centre-staging.ts'
import { courses } from './courses/courses.ts'
import { universityDocuments } from './courses/documents.ts'
import { universityRelations } from './courses/relations.ts'
import { universityStagings } from './courses/staging.ts'
import { blockLookups } from './lookups/blocks.ts'
import {
  contractStatuses,
  deliveryTypes,
  examTypes,
  genders,
  instituteDegrees,
  instituteQualifications,
  instituteTypes,
  nationalities,
  proctoringTypes,
  programmeDeliveries,
  semesters,
} from './lookups/lists.ts'
import { pathways } from './lookups/pathways.ts'
import { countries, regions, states, timezones } from './lookups/places.ts'
import { teachingDates } from './lookups/teaching-dates.ts'
import { centreGroups } from './masters/centre-groups.ts'
import { centres } from './masters/centres.ts'
import { colours } from './masters/colours.ts'
import { combos } from './masters/combos.ts'
import { curricula } from './masters/curricula.ts'
import { intakes } from './masters/intakes.ts'
import { modules, submodules } from './masters/modules.ts'
import { programs } from './masters/programs.ts'
import { streams } from './masters/streams.ts'
import { subcurricula } from './masters/subcurricula.ts'
import { universities } from './masters/universities.ts'
import { years } from './masters/years.ts'
import { events } from './calendar/events.ts'
import { invoiceMasters } from './money/invoice-masters.ts'
import { invoices } from './money/invoices.ts'
import { sponsorshipLetters } from './money/letters.ts'
import { paymentRequests } from './money/payment-requests.ts'
import { payments } from './money/payments.ts'
import { planningRates } from './money/planning-rates.ts'
import { targets } from './money/targets.ts'
import { contactGroups } from './people/contact-groups.ts'
import { componentTypes, contactTypes, groupTypes, roleTypes } from './people/contact-lists.ts'
import { contactStagings } from './people/contact-staging.ts'
import { contacts } from './people/contacts.ts'
import { menuModules } from './people/menu-modules.ts'
import { permissions, roles, types } from './people/role-lists.ts'
import { roleModules } from './people/role-modules.ts'
import { users } from './people/users.ts'
import { resultEnquiries } from './results/enquiries.ts'
import { savedReports } from './reports/saved-reports.ts'
import { results } from './results/results.ts'
import { resultSets } from './results/result-sets.ts'
import { customRequests } from './selection/custom-requests.ts'
import { centreOffers } from './selection/offers.ts'
import { centreSelections } from './selection/selections.ts'
import { applications } from './applications/applications.ts'
import { leads } from './students/leads.ts'
import { assetTypes } from './assets/asset-types.ts'
import { assets } from './assets/assets.ts'
import { folders } from './assets/folders.ts'
import { stewards } from './assets/stewards.ts'
import { tags } from './assets/tags.ts'
import { academicDetails } from './students/academic-details.ts'
import { centerRegistrations } from './students/center-registrations.ts'
import { centerOperations } from './students/center-operations.ts'
import { studentCurricula } from './students/curricula.ts'
import { directPlacements } from './students/direct-placements.ts'
import { enrollments } from './students/enrollments.ts'
import { studentDocuments } from './students/documents.ts'
import { studentQualifications } from './students/qualifications.ts'
import { students } from './students/students.ts'
import { ucasImports } from './ucas/imports.ts'

/** The service of every resource; one that is missing does not compile. */
export const services = {
  Country: countries,
  Region: regions,
  State: states,
  Nationality: nationalities,
  Gender: genders,
  Semester: semesters,
  Pathway: pathways,
  ProgrammeDelivery: programmeDeliveries,
  DeliveryType: deliveryTypes,
  ExamType: examTypes,
  ProctoringType: proctoringTypes,
  InstituteType: instituteTypes,
  InstituteQualification: instituteQualifications,
  InstituteDegree: instituteDegrees,
  ContractStatus: contractStatuses,
  Timezone: timezones,
  ...blockLookups,
  TeachingDate: teachingDates,
  Centre: centres,
  CentreGroup: centreGroups,
  Year: years,
  Colour: colours,
  Intake: intakes,
  Program: programs,
  Stream: streams,
  Module: modules,
  Submodule: submodules,
  University: universities,
  UniversityRelation: universityRelations,
  UniversityContact: universityContacts,
  UniversityDocument: universityDocuments,
  UniversityStaging: universityStagings,
  CentreStaging: centreStagings,
  Curriculum: curricula,
  Subcurriculum: subcurricula,
  Combo: combos,
  Course: courses,
  CentreOffer: centreOffers,
  CentreSelection: centreSelections,
  CustomRequest: customRequests,
  Lead: leads,
  Student: students,
  StudentDocument: studentDocuments,
  StudentCurriculum: studentCurricula,
  Enrollment: enrollments,
  AcademicDetail: academicDetails,
  DirectPlacement: directPlacements,
  Application: applications,
  CenterOperation: centerOperations,
  CenterRegistration: centerRegistrations,
  StudentQualification: studentQualifications,
  ClearingEntry: clearingEntries,
  ClearingOffer: clearingOffers,
  UcasImport: ucasImports,
  ResultSet: resultSets,
  Result: results,
  ResultEnquiry: resultEnquiries,
  SavedReport: savedReports,
  CertificateType: certificateTypes,
  CertificateTemplate: certificateTemplates,
  CertificateRequest: certificateRequests,
  Certificate: certificates,
  ValidationCheck: validationChecks,
  AssetType: assetTypes,
  Folder: folders,
  Tag: tags,
  Steward: stewards,
  Asset: assets,
  Share: shares,
  InvoiceMaster: invoiceMasters,
  Invoice: invoices,
  Payment: payments,
  PaymentRequest: paymentRequests,
  SponsorshipLetter: sponsorshipLetters,
  Target: targets,
  PlanningRate: planningRates,
  Question: questions,
  Paper: papers,
  Delivery: deliveries,
  Attempt: attempts,
  ScriptMarking: scriptMarkings,
  ContactType: contactTypes,
  ComponentType: componentTypes,
  RoleType: roleTypes,
  GroupType: groupTypes,
  ContactGroup: contactGroups,
  Contact: contacts,
  ContactStaging: contactStagings,
  User: users,
  MessageComponent: messageComponents,
  Audience: audiences,
  MessageTemplate: messageTemplates,
  Communication: communications,
  Permission: permissions,
  Type: types,
  Role: roles,
  MenuModule: menuModules,
  RoleModule: roleModules,
  Event: events,
} satisfies Services
