import { useDeferredValue, useEffect, useRef, useState } from 'react'
import { css } from 'styled-system/css'
import { sampleNames } from '#openapi/certificates/certificate-text.ts'
import { useServices } from '#src/api/services.tsx'
import { SelectField } from '#src/ui/form/select.tsx'
import { Segmented } from '#src/ui/form/segmented.tsx'
import { Alert } from '#src/ui/kit/alert.tsx'
import { announce } from '#src/ui/kit/announce.tsx'
import { CertificatePaper } from '../paper/CertificatePaper.tsx'
import { certificateTexts as texts } from '../texts.ts'
import { samplePaper, type SampleTemplate } from './sample-paper.ts'
import { usePictures } from './use-pictures.ts'

interface TemplatePageProps {
  readonly template: SampleTemplate
}

/** How long after the last change it is announced that the page shows it, ms. */
const heardAfterMs = 1500

const panel = css({
  display: 'grid',
  gap: '4',
  alignContent: 'start',
  minWidth: '0',
  p: { base: '4', md: '5' },
  rounded: 'lg',
  bg: 'bg.sunken',
  position: { lg: 'sticky' },
  top: { lg: '4' },
})
// Wide enough to be read on a telephone; it is scrolled then.
const frame = css({
  width: 'full',
  maxWidth: '[960px]',
  mx: 'auto',
  overflowX: 'auto',
  boxShadow: 'md',
  '&[data-large] > *': { width: '[960px]' },
})
const head = css({ display: 'flex', flexWrap: 'wrap', gap: '4', alignItems: 'end', justifyContent: 'space-between' })

const students = sampleNames.map((name) => ({ value: name, label: name }))

const sizes = [
  { value: 'whole', label: texts.whole },
  { value: 'large', label: texts.large },
]

/** Says that the page shows the changes, a while after the last one. */
function useHeardChanges(shown: string) {
  const { startTimer } = useServices()
  const [first] = useState(shown)
  useEffect(() => (shown === first ? undefined : startTimer(heardAfterMs, () => announce(texts.followed))), [shown, first, startTimer])
}

/** Whether the text is longer than the page has room for. */
function useOverflow() {
  const text = useRef<HTMLDivElement>(null)
  const [overflows, setOverflows] = useState(false)
  useEffect(() => {
    const element = text.current
    if (!element) return undefined
    const observer = new ResizeObserver(() => setOverflows(element.offsetHeight > (element.parentElement?.clientHeight ?? 0) + 1))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { text, overflows }
}

/** The page of a sample student, as the template is typed. */
export function TemplatePage({ template }: TemplatePageProps) {
  const { config } = useServices()
  const [student, setStudent] = useState<string>(sampleNames[0])
  const [size, setSize] = useState('whole')
  const later = useDeferredValue(template)
  const assetIds = [later.backgroundAssetId, later.sealAssetId, ...later.signatories.map((one) => one.signatureAssetId)]
  const pictures = usePictures(assetIds.filter((id) => id !== null))
  const paper = samplePaper(later, student, pictures)
  useHeardChanges(JSON.stringify(template))
  const { text, overflows } = useOverflow()
  return (
    <section aria-label={texts.page} className={panel}>
      <div className={head}>
        <h2 className={css({ textStyle: 'h3' })}>{texts.page}</h2>
        <div className={css({ flex: '1', minWidth: '0', maxWidth: '[320px]' })}>
          <SelectField label={texts.sampleStudent} value={student} options={students} onValueChange={setStudent} />
        </div>
      </div>
      <Segmented label={texts.size} options={sizes} value={size} onChange={setSize} />
      {overflows && <Alert tone="warning">{texts.overflows}</Alert>}
      <div className={frame} data-large={size === 'large' || undefined} role="region" aria-label={texts.sheet} tabIndex={0}>
        <CertificatePaper paper={paper} product={config.productName} textRef={text} />
      </div>
    </section>
  )
}
