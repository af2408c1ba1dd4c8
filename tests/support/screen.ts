/** What a visitor perceives: read from the page by roles, labels and text. An oracle says some or all of it. */
export interface Screen {
  /** The address that the page is at, with its query. */
  readonly address: string;
  readonly headings: readonly string[];
  /** Label → value; a ticked box is true. A disabled field's value is in brackets. */
  readonly fields: Readonly<Record<string, string | boolean>>;
  /** Label → the message beside the field. */
  readonly problems: Readonly<Record<string, string>>;
  /** The buttons that can be pressed, then those that cannot. */
  readonly buttons: readonly string[];
  readonly disabledButtons: readonly string[];
  readonly notices: readonly string[];
  readonly dialog: string | undefined;
}

function isHidden(element: Element): boolean {
  return element.closest('[hidden],[aria-hidden="true"],[style*="display: none"]') !== null;
}

export function textOf(element: Element | null | undefined): string {
  return (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
}

function byIds(ids: string | null, { ownerDocument }: Element): string {
  return (ids ?? '')
    .split(' ')
    .map((id) => textOf(ownerDocument.getElementById(id)))
    .join(' ')
    .trim();
}

/** The accessible name of a button or field, as far as our views give one. */
export function nameOf(element: Element): string {
  const label = element.getAttribute('aria-label');
  if (label) return label;
  const labelledBy = element.getAttribute('aria-labelledby');
  if (labelledBy) return byIds(labelledBy, element);
  if ('labels' in element) {
    // happy-dom counts a label that has the field in it and names it too twice.
    const labels = [...new Set((element as HTMLInputElement).labels ?? [])];
    if (labels.length > 0) return labels.map(textOf).join(' ');
  }
  return textOf(element);
}

export function visible<Found extends Element>(scope: ParentNode, selector: string): Found[] {
  return [...scope.querySelectorAll<Found>(selector)].filter((element) => !isHidden(element));
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function valueOf(field: Field): string | boolean {
  if ('checked' in field && field.type === 'checkbox') return field.checked;
  const text =
    'options' in field ? textOf([...field.options].find(({ value }) => value === field.value)) : field.value;
  return field.disabled ? `(${text})` : text;
}

function fieldsOf(scope: ParentNode): Record<string, string | boolean> {
  const fields: Record<string, string | boolean> = {};
  for (const field of visible<Field>(scope, 'input:not([type="radio"]),select,textarea')) {
    fields[nameOf(field)] = valueOf(field);
  }
  for (const group of visible(scope, '[role="radiogroup"]')) {
    const chosen = group.querySelector<HTMLInputElement>('input:checked');
    const answer = chosen ? nameOf(chosen) : '';
    fields[nameOf(group)] = chosen?.disabled ? `(${answer})` : answer;
  }
  return fields;
}

function problemsOf(scope: ParentNode): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const field of visible<Field>(scope, '[aria-invalid="true"]')) {
    const message = (field.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .filter((id) => id.endsWith('-error'))
      .map((id) => textOf(field.ownerDocument.getElementById(id)))
      .join(' ');
    problems[nameOf(field)] = message;
  }
  return problems;
}

/** The part of the page that counts: the open dialog, else the region, else all of it. */
export function scopeOf(root: ParentNode, region: string | undefined): ParentNode {
  const dialog = visible(root, '[role="dialog"], dialog[open]').at(-1);
  if (dialog) return dialog;
  const nothing = () => ((root as Element).ownerDocument ?? document).createDocumentFragment();
  return region === undefined ? root : (root.querySelector(region) ?? nothing());
}

/**
 * The page as it is now; while a dialog is open, what stands in the dialog. With a `region`, a selector, only that
 * part of the page is read; it reads as empty when it is not there.
 */
export function readScreen(
  root: ParentNode,
  address: string,
  notices: readonly string[],
  region?: string,
): Screen {
  const dialog = visible(root, '[role="dialog"], dialog[open]').at(-1);
  const scope = scopeOf(root, region);
  const buttons = visible<HTMLButtonElement>(scope, 'button');
  return {
    address,
    headings: visible(scope, 'h1,h2,h3,h4').map(textOf),
    fields: fieldsOf(scope),
    problems: problemsOf(scope),
    buttons: buttons.filter((button) => !button.disabled).map(nameOf),
    disabledButtons: buttons.filter((button) => button.disabled).map(nameOf),
    notices,
    dialog: dialog ? nameOf(dialog) : undefined,
  };
}

/** What a visitor perceives besides the controls. */
export interface Details {
  /** The name of what has the focus; empty when nothing has. */
  readonly focus: string;
  /** The lines that are announced when they change. */
  readonly status: readonly string[];
  /** The toggle buttons that are pressed. */
  readonly pressed: readonly string[];
  /** Name → address. */
  readonly links: Readonly<Record<string, string>>;
  /** The tables' rows without their heads, the facts of description lists and the items of lists. */
  readonly rows: readonly string[];
  readonly terms: readonly string[];
  readonly items: readonly string[];
  /** Label → value of sliders and progress bars. */
  readonly gauges: Readonly<Record<string, string>>;
  readonly text: string;
}

function cellsOf(row: Element): string {
  return [...row.querySelectorAll('span,td')].map(textOf).join(' ');
}

function byName(elements: readonly Element[], attribute: string): Record<string, string> {
  return Object.fromEntries(
    elements.map((element) => [nameOf(element), element.getAttribute(attribute) ?? '']),
  );
}

const detailReaders: { readonly [Name in keyof Details]: (scope: ParentNode) => Details[Name] } = {
  focus: (scope) => {
    const { activeElement, body } = (scope as Node).ownerDocument ?? document;
    return activeElement && activeElement !== body ? nameOf(activeElement) : '';
  },
  status: (scope) => visible(scope, '[role="status"]').map(textOf),
  pressed: (scope) => visible(scope, '[aria-pressed="true"]').map(nameOf),
  links: (scope) => byName(visible(scope, 'a[href]'), 'href'),
  rows: (scope) => visible(scope, 'tbody tr').map(cellsOf),
  terms: (scope) => visible(scope, 'dd').map(textOf),
  items: (scope) => visible(scope, 'li').map(textOf),
  gauges: (scope) => byName(visible(scope, '[aria-valuenow]'), 'aria-valuenow'),
  text: (scope) => textOf(scope as Element),
};

/** The details that are asked for, from the same part of the page as the screen; the rest are left out. */
export function readDetails(root: ParentNode, names: readonly string[], region?: string): Partial<Details> {
  const scope = scopeOf(root, region);
  const asked = Object.entries(detailReaders).filter(([name]) => names.includes(name));
  return Object.fromEntries(asked.map(([name, read]) => [name, read(scope)]));
}

function kindOf(notice: Element): string {
  if (notice.querySelector('[class*="Loader"]')) return 'loading';
  if (notice.getAttribute('role') === 'alert') return 'error';
  return notice.querySelector('.tabler-icon-check') ? 'success' : 'blank';
}

/** The notices that show on the real page, as `kind: message`. */
export function readNotices(root: ParentNode): string[] {
  return [...root.querySelectorAll('[data-notice]')].map(
    (notice) => `${kindOf(notice)}: ${textOf(notice.querySelector('p'))}`,
  );
}
