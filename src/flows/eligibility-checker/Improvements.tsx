import '../../ui/forms/field-styles';
import '@mantine/core/styles/Switch.layer.css';
import { Switch } from '@mantine/core';
import { useId } from 'react';
import type { AssessmentDraft } from '../../../machines/eligibility-checker/assessment';
import type { WhatIf } from '../../../machines/eligibility-checker/eligibility-checker.machine';
import { improvementWords } from '../../content/improvement-words';
import { formatScore } from '../../../machines/eligibility-checker/scoring';
import type { ImprovementRule } from '../../../machines/eligibility-checker/what-if';
import classes from './Improvements.module.css';

/** What the switches come to, beside the specified score. */
function outcomeOf({ score, status, improvements }: WhatIf, today: number): string {
  const on = improvements.filter(({ isOn }) => isOn);
  if (on.length === 0) return `Nothing switched on: ${formatScore(today)} out of 100, as today.`;
  const promised = on.reduce((sum, { gain }) => sum + gain, today);
  return [
    `With ${on.length === 1 ? 'this change' : `these ${on.length} changes`}: ${formatScore(score)} out of 100, “${status}”.`,
    `Today: ${formatScore(today)}.`,
    ...(promised > score ? ['No score is above 100.'] : []),
    ...(promised < score ? ['Fewer points than 0 had counted as 0.'] : []),
  ].join(' ');
}

interface ImprovementsProps {
  whatIf: WhatIf;
  /** The specified score. */
  score: number;
  draft: AssessmentDraft;
  onToggle: (rule: ImprovementRule) => void;
}

/** What the visitor can still do before applying, as switches, and what they come to. */
export function Improvements({ whatIf, score, draft, onToggle }: ImprovementsProps) {
  const { improvements, all } = whatIf;
  const idPrefix = useId();
  if (improvements.length === 0) return null;
  return (
    <section className={classes.improvements} aria-labelledby={`${idPrefix}-title`}>
      <h3 id={`${idPrefix}-title`}>What you can still do</h3>
      <p className={classes.hint}>
        {'Switch on what you can honestly do before you apply, and see what your score would be. '}
        {improvements.length > 1 && `With all of these: ${formatScore(all.score)} out of 100.`}
      </p>
      <ul>
        {improvements.map(({ rule, gain, isOn }) => {
          const { title, how } = improvementWords(rule, draft);
          const howId = `${idPrefix}-${rule}`;
          return (
            <li key={rule}>
              <Switch
                size="md"
                classNames={{ body: classes.body, labelWrapper: classes.label, track: classes.track }}
                label={
                  <>
                    <span>{title}</span>
                    <strong>{` +${formatScore(gain)} ${gain === 1 ? 'point' : 'points'}`}</strong>
                  </>
                }
                aria-describedby={howId}
                checked={isOn}
                onChange={() => onToggle(rule)}
              />
              <p id={howId} className={classes.how}>
                {how}
              </p>
            </li>
          );
        })}
      </ul>
      <p className={classes.outcome} role="status">
        {outcomeOf(whatIf, score)}
      </p>
    </section>
  );
}
