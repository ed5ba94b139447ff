import '#src/ui/styles.css'

export { SnapshotPage } from '#src/blocks/sharing/SnapshotPage.tsx'
