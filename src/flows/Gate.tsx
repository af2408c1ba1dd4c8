import type { ComponentType } from 'react';
import { PlainGate, type GateQuestionProps } from './GateQuestion';

type GateDialog = ComponentType<GateQuestionProps>;

/** Fetches the dialog of the question before an application. */
export function fetchGate(): Promise<GateDialog> {
  return import('./GateDialog').then((module) => module.default);
}

interface GateProps extends GateQuestionProps {
  /** What `fetchGate` gave; nothing where it could not be had. */
  code: unknown;
}

/** The question before an application, in its dialog; plain where the dialog's code cannot be had. */
export function Gate({ code, ...question }: GateProps) {
  const Question = (code as GateDialog | undefined) ?? PlainGate;
  return <Question {...question} />;
}
