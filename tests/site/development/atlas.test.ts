import { describe, expect, it } from 'vitest';
import { createActor, type InspectionEvent } from 'xstate';
import { siteMachine } from '../../../machines/site/site.machine';
import { forHeader } from '../../../machines/site/events';
import { differences } from '../../../src/atlas/comparing';
import { Recording, treeOf, valueWords } from '../../../src/atlas/recording';
import { payloadText, shownText } from '../../../src/atlas/shown-data';
import { StillClock } from '../../../src/atlas/still-clock';

const location = { pathname: '/', search: '', hash: '', state: null, key: 'start' };

/** The site, watched, its menu opened once. */
function watchedSite() {
  let time = 0;
  const recording = new Recording(() => (time += 1));
  const inspect = (event: InspectionEvent) => recording.inspect(event);
  const site = createActor(siteMachine, { id: 'site', input: { location, page: {} }, inspect }).start();
  const before = recording.end;
  site.send(forHeader({ type: 'menu.pressed' }));
  return { recording, site, before };
}

describe('what the atlas records', () => {
  it('has every running actor under the one that started it', () => {
    const { recording } = watchedSite();
    const lines = treeOf(recording.actors, recording.sceneAt(recording.end));
    expect(lines.map(({ actor, level }) => [actor.name, level])).toEqual([
      ['site', 1],
      ['navigation', 2],
      ['history', 3],
      ['document', 3],
      ['theme', 2],
      ['pageColors', 3],
      ['systemColorScheme', 3],
      ['storedPreference', 3],
      ['tools', 2],
      ['failureLog', 3],
      ['header', 2],
      ['searchKey', 3],
      ['scrollPosition', 3],
      ['menuDismissal', 3],
      ['payment', 2],
    ]);
  });

  it('tells how an actor stood at each moment', () => {
    const { recording, before } = watchedSite();
    const header = recording.actors.find(({ name }) => name === 'header')?.id ?? -1;
    const wordsAt = (moment: number) => {
      const { snapshot } = recording.sceneAt(moment).get(header) ?? {};
      return valueWords((snapshot as { value: unknown }).value);
    };
    expect(wordsAt(before)).toContain('menu.closed');
    expect(wordsAt(recording.end)).toContain('menu.open');
    expect(recording.sceneAt(recording.end).get(header)?.taken).toHaveLength(1);
    expect(recording.stops).toContain(before);
  });

  it('knows who told whom what, alike messages in a row as one', () => {
    const { recording, site } = watchedSite();
    const nameOf = (id: number | undefined) => (id === undefined ? 'page' : recording.actors[id]?.name);
    const told = () =>
      recording
        .messagesBefore(recording.end, 4, () => true)
        .filter(({ message: { event } }) => event.type !== 'xstate.init')
        .slice(-2)
        .map(({ message: { from, to, event }, times }) => [nameOf(from), nameOf(to), event.type, times]);
    expect(told()).toEqual([
      ['page', 'site', 'header.forward', 1],
      ['site', 'header', 'menu.pressed', 1],
    ]);
    for (const part of ['notices', 'notices', 'notices'] as const) site.send({ type: 'part.wanted', part });
    expect(told().at(-1)?.at(-1)).toBe(2);
  });

  it('keeps how actors stood when what is old is let go', () => {
    const { recording, site } = watchedSite();
    for (let count = 0; count < 3000; count += 1) site.send(forHeader({ type: 'escape.pressed' }));
    expect(recording.stops[0]).toBeGreaterThan(1000);
    expect(treeOf(recording.actors, recording.sceneAt(recording.stops[0] ?? 0))).toHaveLength(14);
  });

  it('forgets a stopped actor', () => {
    const { recording, site } = watchedSite();
    site.stop();
    expect(treeOf(recording.actors, recording.sceneAt(recording.end))).toEqual([]);
  });
});

describe('what the atlas shows of data', () => {
  it.each([
    ['a named field', { field: 'fullName', value: 'Asha Rao' }, '{"field":"fullName","value":"•••"}'],
    ['an e-mail', { note: 'Write to asha@example.in' }, '{"note":"Write to •••"}'],
    ['phones', { note: 'Call +91 98765 43210 or 9876543210.' }, '{"note":"Call ••• or •••."}'],
    ['a passport', { note: 'Passport K1234567' }, '{"note":"Passport •••"}'],
    [
      'days and numbers',
      { at: '2026-01-15T04:30:00.000Z', score: 73 },
      '{"at":"2026-01-15T04:30:00.000Z","score":73}',
    ],
    ['what runs', { logic: siteMachine, act: () => {} }, '{"logic":"(chart site)","act":"(function)"}'],
  ])('%s', (_, data, text) => {
    expect(shownText(data)).toBe(text);
  });

  it('leaves the type out of a payload', () => {
    expect(payloadText({ type: 'next.pressed' })).toBe('');
  });
});

describe('what differs from what was said', () => {
  it.each([
    [{ a: 1 }, { a: 1, b: 2 }, 0],
    [{ a: [1] }, { a: [1, 2] }, 1],
    [{ a: { b: undefined } }, { a: {} }, 0],
    [{ a: { b: 1 } }, { a: undefined }, 1],
    [{ list: [{ a: 1 }] }, { list: [{ a: 1, b: 2 }] }, 0],
    [{ a: 'x', b: 'y' }, { a: 'z', b: 'w' }, 2],
  ])('%j, seen %j: %i', (said, seen, count) => {
    expect(differences(said, seen)).toHaveLength(count);
  });
});

describe('a clock that stands still', () => {
  it('runs what is due, in its order, and goes no further than it is let', () => {
    const page = { Date } as unknown as Window & typeof globalThis;
    const clock = new StillClock(Date.parse('2026-01-15T04:30:00.000Z'));
    clock.install(page);
    const heard: string[] = [];
    page.setTimeout(() => heard.push('late'), 30);
    page.setTimeout(() => heard.push('early'), 10);
    const repeated = page.setInterval(() => heard.push('again'), 20);
    const stopped = page.setTimeout(() => heard.push('never'), 5);
    page.clearTimeout(stopped);
    clock.run(29);
    expect(heard).toEqual(['early', 'again']);
    clock.run(20);
    page.clearInterval(repeated);
    clock.run(100);
    expect(heard).toEqual(['early', 'again', 'late', 'again']);
    expect(new page.Date().toISOString()).toBe('2026-01-15T04:30:00.149Z');
  });
});
