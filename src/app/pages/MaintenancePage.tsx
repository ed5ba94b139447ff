import { Construction } from 'lucide-react'
import { texts } from '../texts.ts'
import { BareNotice } from './parts/BareNotice.tsx'

/** Shown while the portal is closed for maintenance. */
export const MaintenancePage = () => (
  <BareNotice icon={<Construction size={32} strokeWidth={1.75} />} title={texts.maintenance.title} text={texts.maintenance.text} />
)
