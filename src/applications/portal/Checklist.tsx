import { useState } from 'react'
import { css } from 'styled-system/css'
import { FormPart } from '#src/resources/form/FormPart.tsx'
import { checklistTexts as texts } from './checklist-texts.ts'

const whole = css({ gridColumn: '1 / -1' })
const papers = css({ gridColumn: '1 / -1', listStyleType: 'disc', pl: '5', display: 'grid', gap: '1.5' })
const film = css({ width: 'full', maxWidth: '640px', aspectRatio: '16 / 9', rounded: 'lg', bg: 'ink.solid' })

/** What an application needs: a video with captions, and the list of papers. */
export function Checklist({ onEnded }: { onEnded(): void }) {
  const [isOver, setOver] = useState(false)
  const [isBroken, setBroken] = useState(false)
  return (
    <>
      <FormPart title={texts.video}>
        <div className={whole}>
          {isBroken ? (
            <p>{texts.videoBroken}</p>
          ) : (
            <video
              controls
              playsInline
              preload="metadata"
              src="/media/application-checklist.webm"
              aria-label={texts.video}
              className={film}
              onError={() => setBroken(true)}
              onEnded={() => {
                setOver(true)
                onEnded()
              }}
            >
              <track default kind="captions" srcLang="en" label="English" src="/media/application-checklist.vtt" />
            </video>
          )}
          <p role="status" className={css({ color: 'fg.muted', pt: '2', _empty: { display: 'none' } })}>
            {isOver && texts.videoOver}
          </p>
        </div>
      </FormPart>
      <FormPart title={texts.papers}>
        <ul className={papers}>
          {texts.paperList.map((paper) => (
            <li key={paper}>{paper}</li>
          ))}
        </ul>
      </FormPart>
    </>
  )
}
