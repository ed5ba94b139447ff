import { Archive, ArchiveRestore } from 'lucide-react'
import { asset } from '#openapi/generated/resources/assets/asset.ts'
import type { BulkAct } from '#src/resources/list/record-acts.tsx'
import { useRecords } from '#src/resources/use-records.ts'
import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'
import { useLibrary } from './use-library.ts'
import { bulkTexts as texts } from './texts.ts'

// Loaded after the page: rows cannot be chosen before.
const ArchiveAssets = lazyComponent(async () => (await import('./parts/ArchiveAssets.tsx')).ArchiveAssets, { isOptional: true })

const [active, archived] = [1, -1]

/** What is done with several assets, one by one. */
export function useAssetActs(): Readonly<Record<'archive' | 'restore', BulkAct>> {
  const { service } = useRecords(asset)
  const { library } = useLibrary()
  return {
    archive: {
      id: 'own:archive',
      label: texts.archive,
      icon: <Archive size={16} aria-hidden />,
      right: 'modify',
      mayChange: ({ status }) => status === active,
      offReason: texts.noneArchived,
      question: texts.archiveQuestion,
      Dialog: ArchiveAssets,
      outcome: texts.archived,
      run: (id) => service.move(id, archived, ''),
    },
    restore: {
      id: 'own:restore',
      label: texts.restore,
      icon: <ArchiveRestore size={16} aria-hidden />,
      right: 'modify',
      question: texts.restoreQuestion,
      outcome: texts.restored,
      run: (id) => library.restore([Number(id)]),
    },
  }
}
