import { certificate } from '#openapi/generated/resources/certificates/certificate.ts'
import { RecordForm } from '#src/resources/form/RecordForm.tsx'
import { HeldRows } from '#src/resources/list/HeldRows.tsx'
import { RecordList } from '#src/resources/list/RecordList.tsx'
import type { RecordPage } from '#src/resources/record-page.ts'
import { resourcePages } from '#src/resources/resource-pages.ts'
import { RecordView, ViewTab } from '#src/resources/view/RecordView.tsx'
import { PagePlaceholder, SkeletonLines } from '#src/ui/kit/skeleton.tsx'
import { LazyBoundary } from '#src/ui/lazy/lazy-boundary.tsx'
import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'
import { useFromSearch } from '#src/ui/navigation/use-from-search.ts'
import { certificateTexts as texts } from './texts.ts'

// Loaded late, because it draws the page and the QR code of its link.
const DownloadView = lazyComponent(async () => (await import('./paper/DownloadView.tsx')).DownloadView)

// Loaded late, because it draws a chart.
const IssueFigures = lazyComponent(async () => (await import('./dashboard/IssueFigures.tsx')).IssueFigures)

const IssueToSet = lazyComponent(async () => (await import('./issue/IssueToSet.tsx')).IssueToSet)

const never = () => false

const FiguresAbove = () => (
  <LazyBoundary fallback={<SkeletonLines count={6} />}>
    <IssueFigures />
  </LazyBoundary>
)

const CertificateList = (page: RecordPage) => (
  <HeldRows>
    {(isHeld) => (
      <RecordList
        of={certificate}
        page={page}
        isOpen={never}
        columns={[
          'certificateNumber',
          'nameOnCertificate',
          'studentId',
          'certificateTypeId',
          'resultIntakeId',
          'verificationCode',
          'awardedOn',
          'issuedOn',
          'expiresOn',
          'downloadCount',
          'state',
        ]}
        hidden={['studentId', 'resultIntakeId', 'awardedOn', 'expiresOn', 'downloadCount']}
        filters={['studentId', 'certificateTypeId', 'resultIntakeId']}
        above={FiguresAbove}
        isHeld={isHeld}
      />
    )}
  </HeldRows>
)

const CertificateView = (page: RecordPage) => (
  <RecordView
    of={certificate}
    page={page}
    isOpen={never}
    facts={['nameOnCertificate', 'certificateTypeId', 'issuedOn', 'expiresOn', 'downloadCount']}
    parts={{
      Certificate: ['verificationCode', 'studentId', 'resultIntakeId', 'awardText', 'awardedOn', 'reason'],
      Page: ['certificateTemplateId', 'templateVersion', 'orientation', 'pageSize'],
    }}
  >
    {page.can('Download') && (
      <ViewTab id="download" title={texts.downloadView}>
        <DownloadView />
      </ViewTab>
    )}
  </RecordView>
)

/** The address asks for the form of one student, or names the student. */
const isOfOne = (search: string) => ['as', 'studentId'].some((name) => new URLSearchParams(search).has(name))

/** Certifies all students of a set at once, or one student in a form. */
function NewCertificate(page: RecordPage) {
  const isOne = useFromSearch(isOfOne)
  return isOne ? (
    <RecordForm of={certificate} page={page} parts={{ Certificate: ['certificateTypeId', 'resultIntakeId', 'studentId'] }} />
  ) : (
    <LazyBoundary fallback={<PagePlaceholder />}>
      <IssueToSet {...page} />
    </LazyBoundary>
  )
}

// A certificate is not edited: its page downloads, revokes and replaces it.
const IssueForm = (page: RecordPage) => (page.pathId === undefined ? <NewCertificate {...page} /> : <CertificateView {...page} />)

export const certificates = resourcePages(certificate, { list: CertificateList, form: IssueForm, view: CertificateView })
