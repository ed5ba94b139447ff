import { useQuery } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { css } from 'styled-system/css'
import { apiRootOf } from '#src/api/config.ts'
import { useServices } from '#src/api/services.tsx'
import { ReadResult } from '#src/resources/view/ReadResult.tsx'
import { useShownRecord } from '#src/resources/view/shown-record.ts'
import { Alert } from '#src/ui/kit/alert.tsx'
import { Button } from '#src/ui/kit/button.tsx'
import { certificateTexts as texts } from '../texts.ts'
import { certificatePageQuery } from './certificate-page.ts'
import { CertificatePaper } from './CertificatePaper.tsx'

const frame = css({ width: 'full', maxWidth: '[960px]', mx: 'auto', boxShadow: 'md', outline: '1px solid token(colors.border.subtle)' })

/** A certificate to be printed, or saved as PDF by the browser. */
export function DownloadView() {
  const { api, codec, config } = useServices()
  const { record } = useShownRecord()
  const host = new URL(apiRootOf(config, window.location.origin)).origin
  return (
    <ReadResult read={useQuery(certificatePageQuery({ api, codec, host }, record.id))}>
      {(paper) => (
        <div className={css({ display: 'grid', gap: '4' })}>
          {record.status !== 'Valid' && <Alert tone="warning">{texts.notValid(String(record.status))}</Alert>}
          <div className={css({ display: 'flex', justifyContent: 'flex-end' })}>
            <Button icon={<Printer size={16} aria-hidden />} onClick={() => window.print()}>
              {texts.print}
            </Button>
          </div>
          <div className={frame}>
            <CertificatePaper paper={paper} product={config.productName} />
          </div>
        </div>
      )}
    </ReadResult>
  )
}
