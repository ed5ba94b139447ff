import { css } from 'styled-system/css'
import { FormPart } from '#src/resources/form/FormPart.tsx'
import { applicationTexts as texts } from '../texts.ts'

const papers = css({ gridColumn: '1 / -1', listStyleType: 'disc', pl: '5', display: 'grid', gap: '1.5' })

/** What an application needs, in words: the text of the video, and the papers. */
export const Checklist = () => (
  <>
    <FormPart title={texts.video}>
      <p className={css({ gridColumn: '1 / -1', maxWidth: '64ch' })}>{texts.transcriptText}</p>
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
