import type { HTMLAttributes } from 'react'
import { css } from 'styled-system/css'

/** Text for screen readers only. */
export const VisuallyHidden = (props: HTMLAttributes<HTMLSpanElement>) => <span {...props} className={css({ srOnly: true })} />
