import type { Meta, StoryObj } from '@storybook/react-vite'
import { BellOff, CircleCheck, Trash2, Wifi } from 'lucide-react'
import type { ReactNode } from 'react'
import { css } from 'styled-system/css'
import { Alert } from '#src/ui/kit/alert.tsx'
import { Badge, Count, StatusBadge } from '#src/ui/kit/badge.tsx'
import { Button, type ButtonProps } from '#src/ui/kit/button.tsx'
import { Calendar } from '#src/ui/calendar/calendar.tsx'
import { Checkbox } from '#src/ui/form/checkbox.tsx'
import { Chip, ToggleChip } from '#src/ui/kit/chip.tsx'
import { Combobox } from '#src/ui/form/combobox.tsx'
import { DateField } from '#src/ui/calendar/date-field.tsx'
import { EmptyState } from '#src/ui/kit/empty-state.tsx'
import { ErrorState } from '#src/ui/kit/error-state.tsx'
import { Kbd } from '#src/ui/kit/kbd.tsx'
import { Logo } from '#src/ui/kit/logo.tsx'
import { PasswordField } from '#src/ui/form/password-field.tsx'
import { Segmented } from '#src/ui/form/segmented.tsx'
import { SkeletonLines } from '#src/ui/kit/skeleton.tsx'
import { Switch } from '#src/ui/form/switch.tsx'
import { SystemValue } from '#src/ui/form/system-value.tsx'
import { Tabs } from '#src/ui/navigation/tabs.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import { ToastCard } from '#src/ui/layers/toast.tsx'
import { TooltipCard } from '#src/ui/layers/tooltip.tsx'

const meta = { title: 'Kit/Component states', parameters: { layout: 'fullscreen' } } satisfies Meta

export default meta

const nothing = () => undefined
const rows = css({ display: 'flex', flexDirection: 'column', gap: '4' })
const line = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2.5' })
const page = css({ p: '8', bg: 'bg.canvas', minHeight: '100vh', display: 'flex', flexDirection: 'column', gap: '4' })
const columns = css({ display: 'grid', gap: '4', gridTemplateColumns: { base: '1fr', xl: 'repeat(12, 1fr)' }, alignItems: 'stretch' })
const card = css({
  bg: 'bg.surface',
  rounded: 'xl',
  borderWidth: '1px',
  borderColor: 'border.default',
  px: '4',
  py: '4',
  minWidth: '0',
})

const spans = {
  4: css({ gridColumn: { xl: 'span 4' } }),
  5: css({ gridColumn: { xl: 'span 5' } }),
  7: css({ gridColumn: { xl: 'span 7' } }),
  8: css({ gridColumn: { xl: 'span 8' } }),
}

const Card = ({ title, span, children }: { title?: string; span: keyof typeof spans; children: ReactNode }) => (
  <section className={`${card} ${spans[span]}`}>
    {title && <h2 className={css({ textStyle: 'label', fontWeight: 'semibold', color: 'fg.muted', mb: '3' })}>{title}</h2>}
    {children}
  </section>
)

const Sub = ({ children }: { children: ReactNode }) => (
  <h2 className={css({ textStyle: 'label', fontWeight: 'semibold', color: 'fg.muted', mt: '4', mb: '3' })}>{children}</h2>
)

const ButtonRow = ({ name, ...button }: ButtonProps & { name: string }) => (
  <div className={line}>
    <span className={css({ width: '84px', textStyle: 'caption', color: 'fg.muted' })}>{name}</span>
    <Button {...button} />
    <Button {...button} data-hover="" />
    <Button {...button} data-active="" />
    <Button {...button} data-focus-visible="" />
    <Button {...button} disabled />
    <Button {...button} isBusy />
  </div>
)

const modules = ['Mathematics for Engineering', 'Mathematics for Business', 'Further Mathematics'].map((label) => ({ value: label, label }))

export const Matrix: StoryObj = {
  render: () => (
    <div className={page}>
      <header className={line}>
        <Logo size={28} />
        <h1 className={css({ textStyle: 'h1' })}>Component states</h1>
      </header>
      <div className={columns}>
        <Card span={7} title="Button: rest, hover, pressed, focus, disabled, busy">
          <div className={rows}>
            <ButtonRow name="Primary" variant="primary">
              Save
            </ButtonRow>
            <ButtonRow name="Secondary" variant="secondary">
              Save
            </ButtonRow>
            <ButtonRow name="Ghost" variant="ghost">
              Save
            </ButtonRow>
            <ButtonRow name="Destructive" variant="danger" icon={<Trash2 size={16} strokeWidth={1.75} aria-hidden />}>
              Delete
            </ButtonRow>
          </div>
        </Card>
        <Card span={5} title="Status badge, chip, count">
          <div className={line}>
            <StatusBadge status={1} />
            <StatusBadge status={0} />
            <StatusBadge status={2} />
            <Badge tone="success">Approved</Badge>
            <Badge tone="info">Submitted</Badge>
            <Badge tone="info">Review</Badge>
            <Badge tone="danger">Rejected</Badge>
          </div>
          <div className={`${line} ${css({ mt: '3.5' })}`}>
            <ToggleChip isSelected={false}>2.0</ToggleChip>
            <ToggleChip isSelected>2.1</ToggleChip>
            <Chip onRemove={nothing} removeLabel="Remove Paper 1 2.1">
              Paper 1 2.1
            </Chip>
            <Count>26</Count>
            <span>
              <Kbd>Ctrl</Kbd> <Kbd>K</Kbd>
            </span>
          </div>
          <Sub>Selection</Sub>
          <div className={line}>
            <Checkbox label="Off" hideLabel checked={false} onChange={nothing} />
            <Checkbox label="On" hideLabel checked onChange={nothing} />
            <Checkbox label="Mixed" hideLabel checked="indeterminate" onChange={nothing} />
            <Checkbox label="Disabled" hideLabel disabled checked={false} onChange={nothing} />
            <Switch hideLabel hideWords label="Status" offLabel="Inactive" onLabel="Active" checked={false} onChange={nothing} />
            <Switch hideLabel hideWords label="Status" offLabel="Inactive" onLabel="Active" checked onChange={nothing} />
            <Switch hideLabel hideWords disabled label="Status" offLabel="Inactive" onLabel="Active" checked onChange={nothing} />
          </div>
          <div className={`${line} ${css({ mt: '3' })}`}>
            <Segmented
              label="Status"
              value="all"
              onChange={nothing}
              options={[
                { value: 'all', label: 'All', count: 23 },
                { value: 'active', label: 'Active', count: 9 },
                { value: 'inactive', label: 'Inactive', count: 10 },
              ]}
            />
            <Segmented
              label="Slots per day"
              tone="ink"
              value="3"
              onChange={nothing}
              options={['1', '2', '3', '4', '5', '6'].map((value) => ({ value, label: value }))}
            />
          </div>
        </Card>
        <Card span={8} title="Field: rest, focus, error, system value, disabled, password">
          <div className={css({ display: 'grid', gap: '4', gridTemplateColumns: { base: '1fr', md: 'repeat(3, 1fr)' } })}>
            <TextField label="Short Name" required value="S2 Finals 27" counter={{ value: 12, max: 100 }} onValueChange={nothing} />
            <TextField
              label="Short Name"
              required
              value="S2 Fin"
              counter={{ value: 6, max: 100 }}
              data-focus-visible=""
              onValueChange={nothing}
            />
            <TextField label="Short Name" required value="" error="Short Name should not be blank!" onValueChange={nothing} />
            <SystemValue label="Exam Code" required value="EBS2F27-014" helper="System generated" />
            <DateField label="From" disabled value="14/06/2027" today="2027-06-09" onValueChange={nothing} />
            <PasswordField label="New password" required value="Orchard27!" onValueChange={nothing} />
          </div>
        </Card>
        <Card span={4} title="Combobox">
          <Combobox label="Module" hideLabel options={modules} value={['Mathematics for Engineering']} onChange={nothing} />
        </Card>
        <Card span={4} title="Alert">
          <div className={css({ display: 'flex', flexDirection: 'column', gap: '3.5' })}>
            <Alert tone="error" onClose={nothing}>
              Exam Block cannot be deleted due to a existing mapping available.
            </Alert>
            <Alert tone="warning" onClose={nothing}>
              Please submit data for date 17/06/2027
            </Alert>
            <Alert tone="success" onClose={nothing}>
              Exam block updated
            </Alert>
            <Alert tone="info">Two zones share a time</Alert>
          </div>
          <Sub>Toast, tooltip</Sub>
          <div className={line}>
            <ToastCard icon={<CircleCheck size={18} strokeWidth={1.75} aria-hidden />}>Saved</ToastCard>
            <ToastCard icon={<Wifi size={18} strokeWidth={1.75} aria-hidden />}>You are back online</ToastCard>
            <TooltipCard>
              Search <Kbd>/</Kbd>
            </TooltipCard>
          </div>
        </Card>
        <Card span={4} title="Date picker, range">
          <Calendar
            label="Dates"
            value="2027-06-14"
            range={{ from: '2027-06-14', to: '2027-06-25' }}
            min="2027-06-09"
            max="2027-06-30"
            today="2027-06-09"
            onChange={nothing}
          />
        </Card>
        <Card span={4} title="Tabs">
          <Tabs
            label="Notifications"
            value="unread"
            onChange={nothing}
            tabs={[
              { value: 'unread', label: 'Unread', count: 3 },
              { value: 'read', label: 'Read' },
            ]}
          >
            {null}
          </Tabs>
        </Card>
        <Card span={4}>
          <EmptyState icon={<BellOff size={24} strokeWidth={1.75} />} title="No New Notifications" />
        </Card>
        <Card span={4}>
          <SkeletonLines count={4} />
        </Card>
        <Card span={4}>
          <ErrorState onRetry={nothing} />
        </Card>
      </div>
    </div>
  ),
}
