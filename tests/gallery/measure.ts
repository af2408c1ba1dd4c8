import type { Page } from '@playwright/test';

/** Runs in the page. Finds what a careful eye would, with its place; `isPhone` adds the size of touch targets. */
function measureInPage(isPhone: boolean): string[] {
  const touchTarget = 44;
  const longestLine = 75;

  const nameOf = (element: Element): string => {
    const text = (element.getAttribute('aria-label') ?? element.textContent ?? '')
      .trim()
      .replace(/\s+/g, ' ');
    return `<${element.tagName.toLowerCase()}> ${text.slice(0, 40)}`;
  };
  const isShown = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true });
  const isForEyes = (element: Element): boolean => {
    const { width, height, bottom } = element.getBoundingClientRect();
    return width > 1 && height > 1 && bottom + scrollY > 0;
  };
  const all = (selector: string, root: ParentNode = document): Element[] =>
    [...root.querySelectorAll(selector)].filter((element) => isShown(element) && isForEyes(element));

  const root = document.documentElement;
  const top = document.querySelector('[role="dialog"]') ?? document.body;

  const overflow = (): string[] => {
    const excess = root.scrollWidth - innerWidth;
    if (excess <= 0) return [];
    const widest = all('body *').find((element) => element.getBoundingClientRect().right > innerWidth + 1);
    return [`scrolls sideways by ${excess} px${widest ? `: ${nameOf(widest)}` : ''}`];
  };

  const isInRunningText = (element: Element): boolean => {
    if (element.tagName !== 'A' || getComputedStyle(element).display !== 'inline') return false;
    const block = element.closest('p, li, dd, td, label, figcaption, caption');
    return block !== null && (block.textContent ?? '').trim() !== (element.textContent ?? '').trim();
  };
  const isTouched = (x: number, y: number, target: Element): boolean => {
    const touched = document.elementFromPoint(x, y);
    return (
      touched !== null && (target.contains(touched) || touched.closest('label')?.contains(target) === true)
    );
  };
  /** What answers to a finger may be larger than the box: a label, or an area around it. */
  const isLargeEnough = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    if (Math.round(width) >= touchTarget && Math.round(height) >= touchTarget) return true;
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top: upper, right, bottom } = element.getBoundingClientRect();
    const [x, y, reach] = [(left + right) / 2, (upper + bottom) / 2, touchTarget / 2 - 1];
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
    const points = [
      [x - reach, y],
      [x + reach, y],
      [x, y - reach],
      [x, y + reach],
    ] as const;
    if (!label) return points.every(([px, py]) => isTouched(px, py, element));
    return isLargeEnough(label) || points.slice(1).every(([px, py]) => isTouched(px, py, element));
  };
  const smallTargets = (): string[] =>
    all('a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="slider"]', top)
      .filter((element) => !isInRunningText(element) && !isLargeEnough(element))
      .map((target) => {
        const { width, height } = target.getBoundingClientRect();
        return `touch target ${Math.round(width)} × ${Math.round(height)}: ${nameOf(target)}`;
      });

  /** The length in characters of each line that a block of text takes on the screen. */
  const linesOf = (block: Element): number[] => {
    const lines = new Map<number, number>();
    const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (const word of (node.textContent ?? '').matchAll(/\S+\s*/g)) {
        range.setStart(node, word.index);
        range.setEnd(node, word.index + word[0].trimEnd().length);
        const rect = range.getClientRects()[0];
        if (!rect) continue;
        const line = Math.round(rect.bottom / 8);
        lines.set(line, (lines.get(line) ?? 0) + word[0].length);
      }
    }
    return [...lines.values()];
  };
  const longLines = (): string[] =>
    all('p, li, dd, blockquote', document.querySelector('main') ?? document).flatMap((block) => {
      if (block.querySelector('p, li, div, a:only-child, h3')) return [];
      const lines = linesOf(block);
      const longest = Math.max(0, ...lines);
      return lines.length > 1 && longest > longestLine
        ? [`line of ${longest} characters: ${nameOf(block)}`]
        : [];
    });

  const headings = (): string[] => {
    const shown = [...document.querySelectorAll('main :is(h1, h2, h3, h4, h5, h6)')].filter(isShown);
    const ones = shown.filter(({ tagName }) => tagName === 'H1').length;
    const levels = shown.map(({ tagName }) => Number(tagName[1]));
    return [
      ...(ones === 1 ? [] : [`${ones} headings of level 1`]),
      ...shown.flatMap((heading, index) => {
        const level = levels[index] ?? 0;
        const before = levels[index - 1] ?? 0;
        return level > before + 1 ? [`from heading level ${before} to ${level}: ${nameOf(heading)}`] : [];
      }),
    ];
  };

  const clipped = (): string[] =>
    all('body *').flatMap((element) => {
      const { overflowX } = getComputedStyle(element);
      const isClipping = overflowX === 'hidden' || overflowX === 'clip';
      const hasText = (element.textContent ?? '').trim() !== '' && !(element instanceof SVGElement);
      return isClipping && hasText && element.scrollWidth > element.clientWidth + 1
        ? [`text cut off: ${nameOf(element)}`]
        : [];
    });

  return [...overflow(), ...(isPhone ? smallTargets() : []), ...longLines(), ...headings(), ...clipped()];
}

/**
 * What can be measured of how a page looks: sideways scrolling, touch targets under 44 × 44 px on phones (links in
 * running text are exempt), lines over 75 characters, headings out of order, text that is cut off.
 */
export function warningsOf(page: Page, isPhone: boolean): Promise<string[]> {
  return page.evaluate(measureInPage, isPhone);
}
