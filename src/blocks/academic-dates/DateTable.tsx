import { css } from 'styled-system/css'
import { VisuallyHidden } from '#src/ui/kit/visually-hidden.tsx'
import { GroupRow, Table, TableHead, Td, Th, Tr } from '#src/ui/list/table.tsx'
import {
  ActiveSwitch,
  AudienceBox,
  DayField,
  NameField,
  RemoveButton,
  RemovedRow,
  TimeField,
  type DateControlsProps,
} from './DateControls.tsx'
import type { DateRowsProps } from './date-rows.ts'
import { rowId, shortNameOf, type RowGroup } from './row-names.ts'
import { academicZone } from './start-clock.ts'
import { texts } from './texts.ts'

const top = css({ '& > td': { verticalAlign: 'top', py: '1' } })
/** Aligns cells without a field with the text of the fields. */
const beside = css({ display: 'flex', alignItems: 'center', minHeight: 'control' })
const centred = css({ display: 'flex', alignItems: 'center', justifyContent: 'center', minHeight: 'control' })

/** The dates as one editable table, on wide screens. */
export function DateTable({ groups, hasStartTime, controlsOf }: DateRowsProps) {
  const columns = hasStartTime ? 8 : 7
  return (
    <Table label={texts.table}>
      <TableHead>
        <Th className={css({ width: '84px' })}>{texts.active}</Th>
        <Th>{texts.name}</Th>
        <Th className={css({ width: '170px' })}>{texts.from}</Th>
        <Th className={css({ width: '170px' })}>{texts.to}</Th>
        {hasStartTime && (
          <Th className={css({ width: '168px' })}>
            {texts.startTime} <span className={css({ textStyle: 'caption' })}>{academicZone}</span>
          </Th>
        )}
        <Th className={css({ width: '88px' })}>{texts.forCentre}</Th>
        <Th className={css({ width: '94px' })}>{texts.forStudent}</Th>
        <Th className={css({ width: '76px' })}>
          <VisuallyHidden>{texts.actions}</VisuallyHidden>
        </Th>
      </TableHead>
      {groups.map((group) => (
        <tbody key={group.heading ?? ''}>
          {group.heading !== null && <GroupRow columns={columns}>{group.heading}</GroupRow>}
          {group.rows.map((row) => {
            const props = controlsOf(row)
            return row.isRemoved ? (
              <Tr key={row.key}>
                <Td colSpan={columns}>
                  <RemovedRow {...props} />
                </Td>
              </Tr>
            ) : (
              <DateRow key={row.key} group={group} hasStartTime={hasStartTime} {...props} />
            )
          })}
        </tbody>
      ))}
    </Table>
  )
}

interface DateRowProps extends DateControlsProps {
  readonly group: RowGroup
  readonly hasStartTime: boolean
}

function DateRow({ group, hasStartTime, ...props }: DateRowProps) {
  const { row } = props
  return (
    <Tr id={rowId(row)} className={top} data-off={!row.isOn || undefined}>
      <Td>
        <span className={beside}>
          <ActiveSwitch {...props} />
        </span>
      </Td>
      <Td>
        {row.isCustom ? (
          <NameField {...props} />
        ) : (
          <span className={beside} data-name>
            <span
              className={row.isOn ? css({ color: 'fg.default', fontWeight: 'medium' }) : css({ color: 'fg.muted', fontWeight: 'regular' })}
            >
              {shortNameOf(row, group)}
            </span>
          </span>
        )}
      </Td>
      <Td>
        <DayField field="from" {...props} />
      </Td>
      <Td>
        <DayField field="to" {...props} />
      </Td>
      {hasStartTime && (
        <Td>
          <TimeField {...props} />
        </Td>
      )}
      <Td>
        <span className={centred}>
          <AudienceBox field="forCentre" {...props} />
        </span>
      </Td>
      <Td>
        <span className={centred}>
          <AudienceBox field="forStudent" {...props} />
        </span>
      </Td>
      <Td>
        {row.isCustom && (
          <span className={centred}>
            <RemoveButton {...props} />
          </span>
        )}
      </Td>
    </Tr>
  )
}
