import { expect, it } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { refusalMachine, type RefusalEvent } from '../../machines/refusal/refusal.machine';
import { siteListener } from '../support/site-recorder';
import { trial } from '../support/trial';

const authorities = [
  { id: 'schengen', reasons: [{ id: 'schengen-2' }, { id: 'schengen-13' }] },
  { id: 'united-states', reasons: [{ id: 'usa-214b', marks: ['214\\(b\\)'] }] },
];

const arrived = (by?: string): RefusalEvent => ({ type: 'address.changed', query: { by } });
const chosen = (id: string): RefusalEvent => ({ type: 'authority.chosen', id });
const toggled = (id: string): RefusalEvent => ({ type: 'reason.toggled', id });
const typed = (text: string): RefusalEvent => ({ type: 'letter.typed', text });
const form: RefusalEvent = { type: 'form.toggled' };
const cleared: RefusalEvent = { type: 'all.cleared' };
const asked = (by?: string) => ({ type: 'address.requested', query: { by }, history: 'replace' });

it.each<
  [
    why: string,
    events: readonly RefusalEvent[],
    state: object,
    authority: string | undefined,
    reasons: string,
    told: readonly unknown[],
  ]
>([
  ['nothing is said', [], { refusal: 'asking', letter: 'empty' }, undefined, '', []],
  [
    'the address names one',
    [arrived('schengen')],
    { refusal: 'reading', letter: 'empty' },
    'schengen',
    '',
    [],
  ],
  [
    'the address names nobody',
    [arrived('atlantis')],
    { refusal: 'asking', letter: 'empty' },
    undefined,
    '',
    [],
  ],
  [
    'one is chosen',
    [chosen('schengen')],
    { refusal: 'reading', letter: 'empty' },
    'schengen',
    '',
    [asked('schengen')],
  ],
  [
    'the address that was put there comes back',
    [chosen('schengen'), toggled('schengen-2'), arrived('schengen')],
    { refusal: 'reading' },
    'schengen',
    'schengen-2',
    [asked('schengen')],
  ],
  [
    'reasons are ticked and unticked',
    [chosen('schengen'), toggled('schengen-2'), toggled('schengen-13'), toggled('schengen-2')],
    { refusal: 'reading' },
    'schengen',
    'schengen-13',
    [asked('schengen')],
  ],
  ['a tick before anybody is chosen', [toggled('schengen-2')], { refusal: 'asking' }, undefined, '', []],
  [
    'another authority is chosen',
    [chosen('schengen'), toggled('schengen-2'), chosen('united-states')],
    { refusal: 'reading' },
    'united-states',
    '',
    [asked('schengen'), asked('united-states')],
  ],
  [
    'a letter is read',
    [typed('under 214(b)')],
    { refusal: 'reading', letter: 'read' },
    'united-states',
    'usa-214b',
    [asked('united-states')],
  ],
  ['a letter says nothing', [typed('Hello')], { refusal: 'asking', letter: 'unread' }, undefined, '', []],
  [
    'a letter that says nothing takes no tick away',
    [chosen('schengen'), toggled('schengen-2'), typed('Hello')],
    { refusal: 'reading', letter: 'unread' },
    'schengen',
    'schengen-2',
    [asked('schengen')],
  ],
  [
    'an emptied letter leaves what was read',
    [typed('under 214(b)'), typed(' ')],
    { refusal: 'reading', letter: 'empty' },
    'united-states',
    'usa-214b',
    [asked('united-states')],
  ],
  [
    'everything is cleared',
    [typed('under 214(b)'), cleared],
    { refusal: 'asking', letter: 'empty' },
    undefined,
    '',
    [asked('united-states'), asked()],
  ],
  ['the old form', [chosen('schengen'), form], { form: 'old' }, 'schengen', '', [asked('schengen')]],
  [
    'and the present one',
    [chosen('schengen'), form, form],
    { form: 'present' },
    'schengen',
    '',
    [asked('schengen')],
  ],
])('%s', (_why, events, state, authority, reasons, told) => {
  const heard: AnyEventObject[] = [];
  const { listener } = siteListener((event) => heard.push(event));
  const { actor, send } = trial(refusalMachine.provide({ actors: { address: listener } }), {
    input: { authorities },
  });
  send(...events);
  const { value, context } = actor.getSnapshot();
  expect(value).toMatchObject(state);
  expect(context.authority).toBe(authority);
  expect(context.reasons.join(' ')).toBe(reasons);
  expect(heard).toEqual(told);
});
