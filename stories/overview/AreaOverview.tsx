import { use } from 'react'
import { css } from 'styled-system/css'
import { listOf, type Listed } from './listing.ts'
import { StoryFrame } from './StoryFrame.tsx'

interface AreaOverviewProps {
  /** Below stories/. */
  readonly folder: string
  /** What the toolbar says, as Storybook's addresses carry it: "theme:dark". */
  readonly globals: string
}

/** Every state of an area side by side, each at the widths that it is made for. */
export function AreaOverview({ folder, globals }: AreaOverviewProps) {
  const stories = use(listOf(folder))
  const screens = Map.groupBy(stories, ({ screen }) => screen)
  return (
    <main className={css({ p: '6', display: 'flex', flexDirection: 'column', gap: '8' })}>
      {[...screens].map(([screen, shown]) => (
        <section key={screen} aria-label={screen}>
          <h2 className={css({ textStyle: 'h2', mb: '4' })}>{screen}</h2>
          <ul className={css({ display: 'flex', flexWrap: 'wrap', gap: '6', listStyle: 'none' })}>
            {shown.map((story) => (
              <li key={story.id}>
                <Frames story={story} globals={globals} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </main>
  )
}

function Frames({ story, globals }: { story: Listed; globals: string }) {
  return (
    <figure>
      <div className={css({ display: 'flex', gap: '3' })}>
        {story.widths.map((width) => (
          <StoryFrame
            key={width}
            title={`${story.screen}, ${story.name}, ${width} px`}
            src={`iframe.html?id=${story.id}&viewMode=story&globals=${globals}`}
            width={width}
          />
        ))}
      </div>
      <figcaption className={css({ mt: '2', textStyle: 'caption', maxWidth: '640px' })}>
        <a href={`./?path=/story/${story.id}`} target="_top" className={css({ textStyle: 'bodyStrong', color: 'fg.default' })}>
          {story.name}
        </a>
        {story.states.map((state) => (
          <span key={state} className={css({ display: 'block', color: 'fg.muted' })}>
            {state}
          </span>
        ))}
      </figcaption>
    </figure>
  )
}
