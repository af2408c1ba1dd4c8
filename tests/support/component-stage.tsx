import { act, fireEvent, screen, within } from '@testing-library/react';
import { parsePath } from 'react-router-dom';
import { vi } from 'vitest';
import type { DeliveryFailureReason } from '../../machines/ports';
import * as hands from './hands';
import { readDetails, type Screen } from './screen';
import { factsOutside } from './outside';
import type { Facts, KeptName, Opening, Stage } from './stage';
import type { World } from './world';

/** In ms. The focus follows after the screen. */
const frameMs = 20;

interface OpenedAt {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  readonly state: unknown;
}

type Render = (place: Partial<OpenedAt>) => Promise<void>;

function openedAt({ address, state }: Opening): Partial<OpenedAt> {
  if (address === undefined) return { state };
  const { pathname = '', search = '', hash = '' } = parsePath(address);
  return { pathname, search, hash, state };
}

/** A flow's view in happy-dom, with a world that the test answers for. */
export class ComponentStage implements Stage {
  /** Fetches the code that the view shows later. */
  loads: (() => Promise<unknown>) | undefined;
  readonly #world: World;
  readonly #render: Render;
  #isOpen = false;

  readonly press = hands.press;
  readonly type = hands.type;
  readonly choose = hands.choose;
  readonly tick = hands.tick;
  readonly wait = hands.wait;

  constructor(world: World, render: Render) {
    this.#world = world;
    this.#render = render;
  }

  async open(opening: Opening = {}): Promise<void> {
    if (this.#isOpen) this.#world.close();
    this.#isOpen = true;
    for (const [name, value] of Object.entries(opening.kept ?? {})) {
      Object.assign(this.#world[name as KeptName], { value });
    }
    await this.#render(openedAt(opening));
    await this.settle();
  }

  async pick(group: string | RegExp, option: string): Promise<void> {
    const choices = within(screen.getByRole('radiogroup', { name: group }));
    await act(async () => fireEvent.click(choices.getByRole('radio', { name: option })));
  }

  async strike(label: string, key: string): Promise<void> {
    await act(async () => void fireEvent.keyDown(screen.getByLabelText(label), { key }));
  }

  async paste(label: string, text: string): Promise<void> {
    const clipboardData = { getData: () => text };
    await act(async () => void fireEvent.paste(screen.getByLabelText(label), { clipboardData }));
  }

  async goTo(path: string): Promise<void> {
    await act(async () => this.#world.history?.push(path, null));
  }

  async setOut(path: string): Promise<void> {
    const { loadPage } = this.#world;
    this.#world.loadPage = () => new Promise(() => {});
    await this.goTo(path);
    this.#world.loadPage = loadPage;
  }

  async goBack(): Promise<void> {
    await act(async () => this.#world.history?.go(-1));
  }

  settleDelivery(reason?: DeliveryFailureReason): Promise<void> {
    return this.#world.settleDelivery(reason);
  }

  checkOtp(): Promise<void> {
    const isRight = this.#world.triedOtps.at(-1) === '246810';
    return this.#world.settleDelivery(isRight ? undefined : 'rejected');
  }

  async holdCopies(): Promise<void> {
    this.#world.holdCopies();
  }

  answerCopy(answer: 'allowed' | 'refused'): Promise<void> {
    return this.#world.answerCopy(answer);
  }

  changeElsewhere(name: KeptName, value: unknown): Promise<void> {
    return this.#world[name].changeElsewhere(value as never);
  }

  async settle(): Promise<void> {
    await act(async () => {
      await this.loads?.();
      vi.advanceTimersByTime(frameMs);
    });
  }

  screen(): Screen {
    return this.#world.screen();
  }

  facts(names: readonly string[]): Partial<Facts> {
    return {
      ...readDetails(document.body, names, this.#world.region),
      ...factsOutside(this.#world, (name) => this.#world[name].value),
    };
  }
}
