import { link, region } from '../parts.ts'

/** The dashboard of the library. */
export const assetDashboard = {
  card: (title: string) => region(title),
  all: (count: number) => link(`All ${count}`),
}
