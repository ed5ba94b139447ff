import { Clock } from 'lucide-react'
import { Fragment, useId, type ReactNode } from 'react'
import { css, cx } from 'styled-system/css'
import type { CentreSheet, SheetDay, SheetNote, SheetSitting } from '#machines/blocks/timetable/centre-sheet.ts'
import type { Timetable } from '#machines/blocks/timetable/timetable.ts'
import { clockRelease } from '#machines/time/clock-table.ts'
import { namedDate } from '#src/time/civil-date.ts'
import { Stamp } from './Stamp.tsx'
import {
  clockName,
  freeText,
  lettersText,
  noteText,
  papersText,
  periodsText,
  rangeText,
  sheetTexts,
  startInUtc,
  startProblem,
  supervisionText,
  versionsText,
} from './sheet-words.ts'
import { momentText } from './texts.ts'

interface CentreSheetViewProps {
  readonly sheet: CentreSheet
  readonly timetable: Timetable
  readonly productName: string
  readonly printedAt: number
}

// Paper is black on white in every theme.
const paper = css({
  bg: 'neutral.0',
  color: 'neutral.1000',
  colorScheme: 'light',
  overflowX: 'auto',
  p: { base: '4', md: '8' },
  boxShadow: 'sm',
  fontSize: '13px',
  lineHeight: '1.35',
  fontVariantNumeric: 'tabular-nums',
  _print: { p: '0', boxShadow: 'none', overflow: 'visible', fontSize: '9pt' },
})
const quiet = css({ color: 'neutral.700', fontSize: '0.9em' })
const rule = css({ borderColor: 'neutral.1000' })
const cell = css({ py: { base: '1', _print: '0.5' }, pr: '3', textAlign: 'start', verticalAlign: 'top' })
const time = cx(cell, css({ whiteSpace: 'nowrap' }))
const whole = css({ breakInside: 'avoid' })
const columns = 6

/** One centre sheet: what the centres of a country need of a block, on their own clock. */
export function CentreSheetView({ sheet, timetable, productName, printedAt }: CentreSheetViewProps) {
  const id = useId()
  const { country, zone, periods, days, freeWeekdays } = sheet
  const clock = clockName(periods, zone)
  const facts = [
    [sheetTexts.block, timetable.code || sheetTexts.none],
    [sheetTexts.dates, rangeText(timetable.days)],
    [sheetTexts.zone, zone.name],
    [sheetTexts.clock, periodsText(periods, zone)],
  ] as const
  const heads = [
    sheetTexts.sitting,
    sheetTexts.start(clock),
    sheetTexts.utc,
    sheetTexts.supervise(clock),
    sheetTexts.modules,
    sheetTexts.versions,
  ]
  const footer = [
    timetable.name,
    timetable.code,
    country,
    ...(timetable.revision === null ? [] : [sheetTexts.revision(timetable.revision)]),
    sheetTexts.rules(clockRelease),
  ].filter(Boolean)
  return (
    // A sheet is wider than a phone: it is read by scrolling, which the keyboard does too.
    <div role="region" data-sheet aria-labelledby={`${id} ${id}-country`} tabIndex={0} className={paper}>
      <div className={css({ minWidth: { base: '620px', _print: '0' } })}>
        <header className={css({ display: 'flex', justifyContent: 'space-between', alignItems: 'flex-start', gap: '4', mb: '4' })}>
          <div className={css({ minWidth: '0' })}>
            <h2 id={id} className={css({ fontSize: '1.9em', lineHeight: '1.2', fontWeight: 'semibold', overflowWrap: 'anywhere' })}>
              {timetable.name}
            </h2>
            <p id={`${id}-country`} className={css({ fontSize: '1.1em' })}>
              {sheetTexts.kind(country)}
            </p>
            <p className={quiet}>{productName}</p>
          </div>
          <Stamp isFinal={timetable.isFinal} />
        </header>
        <dl
          className={cx(
            rule,
            css({
              display: 'grid',
              gridTemplateColumns: 'auto auto auto auto',
              columnGap: '5',
              py: '2.5',
              borderTopWidth: '1px',
              borderBottomWidth: '1px',
              breakInside: 'avoid',
            }),
          )}
        >
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt className={quiet}>{label}</dt>
              <dd className={css({ fontWeight: 'semibold' })}>{value}</dd>
            </div>
          ))}
        </dl>
        <table className={css({ width: 'full', borderCollapse: 'collapse' })}>
          <thead className={css({ display: 'table-header-group' })}>
            <tr className={cx(rule, css({ borderBottomWidth: '1px' }))}>
              {heads.map((head) => (
                <th key={head} scope="col" className={cx(cell, quiet, css({ py: '1.5', fontWeight: 'medium' }))}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tfoot className={css({ display: 'table-footer-group' })}>
            <tr>
              <td colSpan={columns} className={cx(quiet, css({ pt: '3' }))}>
                <p
                  className={cx(
                    rule,
                    css({ display: 'flex', justifyContent: 'space-between', gap: '4', borderTopWidth: '1px', pt: '1.5' }),
                  )}
                >
                  <span>{footer.join(' · ')}</span>
                  <span className={css({ whiteSpace: 'nowrap' })}>{sheetTexts.printed(momentText(printedAt))}</span>
                </p>
              </td>
            </tr>
          </tfoot>
          {days.length === 0 && (
            <tbody>
              <Wide>{sheetTexts.noSittings}</Wide>
            </tbody>
          )}
          {days.map((day) => (
            <Day key={day.date} day={day} sheet={sheet} />
          ))}
          <tbody className={whole}>
            <Wide>
              <ul
                className={cx(
                  rule,
                  css({
                    display: 'grid',
                    gridTemplateColumns: '1fr 1fr',
                    columnGap: '6',
                    rowGap: '1.5',
                    borderTopWidth: '1px',
                    pt: '2.5',
                    mt: '1',
                  }),
                )}
              >
                {[...sheetTexts.conduct, freeText(freeWeekdays)].map(([head, body]) => (
                  <li key={head}>
                    <strong>{head}</strong> {body}
                  </li>
                ))}
              </ul>
            </Wide>
          </tbody>
        </table>
      </div>
    </div>
  )
}

const Wide = ({ children }: { children: ReactNode }) => (
  <tr>
    <td colSpan={columns} className={css({ py: '1.5' })}>
      {children}
    </td>
  </tr>
)

const Note = ({ note, sheet }: { note: SheetNote; sheet: CentreSheet }) => {
  const { head, body } = noteText(note, sheet)
  return (
    <p className={cx(rule, css({ display: 'flex', gap: '2.5', borderWidth: '1px', px: '3', py: '2' }))}>
      <Clock size={16} strokeWidth={1.75} aria-hidden className={css({ flexShrink: '0', mt: '1px' })} />
      <span>
        <strong>{head}</strong> {body}
      </span>
    </p>
  )
}

/** A date with its sittings, which paper keeps together. */
const Day = ({ day, sheet }: { day: SheetDay; sheet: CentreSheet }) => (
  <tbody className={cx(whole, css({ borderBottomWidth: '1px', borderColor: 'neutral.300' }))}>
    {day.notes.map((note) => (
      <Wide key={note.date}>
        <Note note={note} sheet={sheet} />
      </Wide>
    ))}
    <tr>
      <th
        scope="rowgroup"
        colSpan={columns}
        className={cx(cell, css({ paddingTop: { base: '2', _print: '1.5' }, fontWeight: 'semibold' }))}
      >
        {namedDate(day.date)}
      </th>
    </tr>
    {day.sittings.map((sitting) => (
      <Fragment key={sitting.slot}>
        <SittingRows sitting={sitting} date={day.date} sheet={sheet} />
      </Fragment>
    ))}
  </tbody>
)

function SittingRows({ sitting, date, sheet }: { sitting: SheetSitting; date: string; sheet: CentreSheet }) {
  const { slot, modules, isLonger } = sitting
  const problem = startProblem(sitting, sheet.zone)
  const letters = lettersText(sitting, sheet)
  return modules.map(({ name, versions, papers }, index) => (
    // A module stands once in a slot.
    <tr key={name}>
      {index === 0 && (
        <>
          <td rowSpan={modules.length} className={time}>
            {sheetTexts.slot(slot)}
          </td>
          <td rowSpan={modules.length} className={cx(cell, css({ fontWeight: 'semibold' }))}>
            <span className={css({ whiteSpace: 'nowrap' })}>
              {sitting.time}
              {letters}
            </span>
            {problem && <span className={cx(quiet, css({ display: 'block', maxWidth: '120px' }))}>{problem}</span>}
          </td>
          <td rowSpan={modules.length} className={time}>
            {startInUtc(sitting, date)}
          </td>
          <td rowSpan={modules.length} className={isLonger ? cx(time, css({ fontWeight: 'semibold' })) : time}>
            {supervisionText(sitting, date, sheet.zone)}
            {letters}
          </td>
        </>
      )}
      <td className={cell}>
        <span className={css({ fontWeight: 'semibold' })}>{name}</span>
        {papers.length > 0 && (
          <span className={cx(quiet, css({ display: 'block' }))}>
            {papers.map((paper, place) => (
              // A line may break between papers.
              <Fragment key={paper.name}>
                {place > 0 && ' · '}
                <span className={css({ display: 'inline-block' })}>{papersText([paper])}</span>
              </Fragment>
            ))}
          </span>
        )}
      </td>
      <td className={cell}>{versionsText(versions) || sheetTexts.none}</td>
    </tr>
  ))
}
