import { application } from '#openapi/generated/resources/applications/application.ts'
import { rowsOf } from '#machines/records/typed-values.ts'
import { css } from 'styled-system/css'
import type { RecordFormState } from '#src/resources/form/form-of.ts'
import { useOptions } from '#src/resources/use-options.ts'
import { Chip } from '#src/ui/kit/chip.tsx'
import { finderTexts as texts } from '../finder/texts.ts'

const field = 'choices'
const { maxItems: most, fields: parts } = application.fields.choices
const { of: name, from: path } = parts.courseId
/** More of them leave no room for the buttons. */
const shownCount = 2

const line = css({ hideBelow: 'lg', display: 'flex', alignItems: 'center', gap: '2', minWidth: '0', mr: '4' })
// In a narrower window, beside the menu, a chip has no room for its words.
const names = css({ display: 'none', gap: '2', minWidth: '0', '@media (min-width: 1440px)': { display: 'flex' } })
const others = css({ display: 'none', whiteSpace: 'nowrap', '@media (min-width: 1440px)': { display: 'inline' } })
const chip = css({ display: 'flex', minWidth: '0', maxWidth: '170px' })

/** How many courses are chosen; a wide window also names the first ones, each with a button to remove it. Hidden on a narrow screen. */
export function ChosenCourses({ form: { state } }: { readonly form: RecordFormState<'Application'> }) {
  const rows = rowsOf(state.fields[field])
  const ids = rows.map(({ fields: { courseId } }) => Number(courseId)).filter((id) => id > 0)
  const known = useOptions({ name, path }, { ids })
  const named = rows.flatMap(({ key, fields: { courseId } }) => {
    const found = known.find(({ id }) => id === Number(courseId))
    return found ? [{ key, words: found.name }] : []
  })
  return (
    <div className={line}>
      <span className={css({ whiteSpace: 'nowrap', color: 'fg.default', fontWeight: 'medium' })}>{texts.chosenOf(rows.length, most)}</span>
      <ul className={names}>
        {named.slice(0, shownCount).map(({ key, words }) => (
          <li key={key} className={chip}>
            <Chip removeLabel={texts.remove(words)} onRemove={() => state.edit({ kind: 'row.remove', field, key }, field)}>
              {words}
            </Chip>
          </li>
        ))}
      </ul>
      {named.length > shownCount && <span className={others}>{texts.andMore(named.length - shownCount)}</span>}
    </div>
  )
}
