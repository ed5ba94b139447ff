import { paths } from '#machines/access/paths.ts'
import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'
import { EntrancePage } from './pages/EntrancePage.tsx'
import { route, type RoutePage } from './route-spec.ts'
import { texts } from './texts.ts'

const ValidateCertificate = lazyComponent(
  async () => (await import('./pages/certificates/ValidateCertificatePage.tsx')).ValidateCertificatePage,
)
const CertificateLink = lazyComponent(async () => (await import('./pages/certificates/CertificateLinkPage.tsx')).CertificateLinkPage)
const LostPassword = lazyComponent(async () => (await import('./pages/LostPasswordPage.tsx')).LostPasswordPage)
const NewPassword = lazyComponent(async () => (await import('./pages/NewPasswordPage.tsx')).NewPasswordPage)
const Consent = lazyComponent(async () => (await import('./pages/StudentConsentPage.tsx')).StudentConsentPage)
const Denied = lazyComponent(async () => (await import('./pages/DeniedPage.tsx')).DeniedPage)
const Maintenance = lazyComponent(async () => (await import('./pages/MaintenancePage.tsx')).MaintenancePage)
const Snapshot = lazyComponent(async () => (await import('./pages/SnapshotPage.tsx')).SnapshotPage)

const page = (path: string, title: string, Page: RoutePage) => route(path, title, Page, { layout: 'public' })
const maintenance = { layout: 'maintenance' } as const
const framed = { layout: 'public', isFramed: true } as const

/** The pages without a shell: what they are is known before anybody signs in. */
export const publicRoutes = [
  route(paths.signIn, 'Sign In', EntrancePage, framed),
  route(paths.forgotPassword, 'Forgot Password', LostPassword, framed),
  route(paths.newPassword, 'Update Password', NewPassword, framed),
  route(paths.resetLink, 'Update Password', NewPassword, framed),
  route(paths.consent, 'Student Consent', Consent, framed),
  page(paths.denied, texts.denied.title, Denied),
  route(paths.validateCertificate, 'Validate Certificate', ValidateCertificate, framed),
  route(paths.certificateLink, 'Validate Certificate', CertificateLink, maintenance),
  route(paths.certificateOfLink, 'Validate Certificate', CertificateLink, maintenance),
  page(paths.snapshot, texts.snapshot, Snapshot),
  route(paths.maintenance, texts.maintenance.title, Maintenance, maintenance),
] as const
