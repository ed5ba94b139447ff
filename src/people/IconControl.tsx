import { menuIconNames } from '#openapi/rights/menu-icons.ts'
import type { FieldControlProps } from '#src/resources/form/FieldControl.tsx'
import { plainText } from '#src/resources/plain-text.ts'
import { SelectField } from '#src/ui/form/select.tsx'
import { MenuIcon } from '#src/ui/navigation/menu-icon.tsx'
import { css } from 'styled-system/css'

/** The icon of a menu entry, shown beside its name. One that the portal lacks stays until another is chosen. */
export function IconControl({ rules: { label }, value, error, isReadOnly, onChange, onLeave }: FieldControlProps) {
  const chosen = plainText(value)
  const isKnown = chosen === '' || menuIconNames.some((name) => name === chosen)
  const names: readonly string[] = isKnown ? menuIconNames : [chosen, ...menuIconNames]
  return (
    <div className={css({ display: 'flex', alignItems: 'flex-start', gap: '3' })}>
      <div className={css({ flex: '1', minWidth: '0' })}>
        <SelectField
          label={label}
          required
          error={error}
          value={chosen}
          disabled={isReadOnly}
          options={[...(chosen === '' ? [{ value: '', label: 'Choose' }] : []), ...names.map((name) => ({ value: name, label: name }))]}
          onValueChange={onChange}
          onBlur={onLeave}
        />
      </div>
      {chosen !== '' && (
        <span className={css({ display: 'inline-flex', mt: '7', p: '2', color: 'fg.muted' })}>
          <MenuIcon name={chosen} />
        </span>
      )}
    </div>
  )
}
