import { Redirect } from 'wouter'
import { OwnApplication } from './own-application.tsx'
import { firstOpenPath } from './paths.ts'

/** Leads to the first step of the own application that is not done. */
export const FirstOpenStep = () => <OwnApplication>{({ doneSteps }) => <Redirect replace to={firstOpenPath(doneSteps)} />}</OwnApplication>
