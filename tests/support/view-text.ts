import { nameOf, textOf, visible } from './screen';

const leafRoles: Readonly<Record<string, string>> = {
  BUTTON: 'button',
  A: 'link',
  SUMMARY: 'summary',
  SELECT: 'combobox',
  TEXTAREA: 'textbox',
  H1: 'heading 1',
  H2: 'heading 2',
  H3: 'heading 3',
  H4: 'heading 4',
  IMG: 'img',
  PROGRESS: 'progressbar',
};

const inputRoles: Readonly<Record<string, string>> = {
  checkbox: 'checkbox',
  radio: 'radio',
  range: 'slider',
  search: 'searchbox',
  number: 'spinbutton',
};

const groupRoles: Readonly<Record<string, string>> = {
  DIALOG: 'dialog',
  FORM: 'form',
  NAV: 'navigation',
  SECTION: 'region',
  ASIDE: 'complementary',
  FIELDSET: 'group',
  UL: 'list',
  OL: 'list',
  LI: 'item',
  TABLE: 'table',
  DETAILS: 'details',
};

const leafAria = new Set([
  'button',
  'link',
  'checkbox',
  'switch',
  'combobox',
  'option',
  'radio',
  'slider',
  'img',
  'meter',
  'progressbar',
]);

function leafRoleOf(element: Element): string | undefined {
  const role = element.getAttribute('role');
  if (role) return leafAria.has(role) ? role : undefined;
  if (element.tagName === 'INPUT') return inputRoles[element.getAttribute('type') ?? ''] ?? 'textbox';
  return leafRoles[element.tagName];
}

function groupRoleOf(element: Element): string | undefined {
  return element.getAttribute('role') ?? groupRoles[element.tagName];
}

/** What a browser knows of a control besides its role: how it is filled in, reached, sent and described. */
function helpsOf(element: Element): string[] {
  const given = [
    'type',
    'inputmode',
    'autocomplete',
    'enterkeyhint',
    'maxlength',
    'placeholder',
    'action',
  ].flatMap((name) => {
    const value = element.getAttribute(name);
    return value === null || implied.has(value) ? [] : [`${name} ${value}`];
  });
  const describedBy = element.getAttribute('aria-describedby')?.split(/\s+/) ?? [];
  const description = describedBy
    .map((id) => textOf(element.ownerDocument.querySelector(`[id="${id}"]`)))
    .join(' ')
    .trim();
  const tabIndex = element.getAttribute('tabindex');
  const rel = element.getAttribute('rel') ?? '';
  return [
    ...given,
    ...['novalidate', 'readonly', 'required'].filter((name) => element.hasAttribute(name)),
    ...(element.getAttribute('target') === '_blank' ? [['new tab', rel].join(' ').trim()] : []),
    ...(tabIndex === null ? [] : [tabIndex === '-1' ? 'takes the focus' : `tab stop ${tabIndex}`]),
    ...(description === '' ? [] : [`described: ${description}`]),
  ];
}

/** Types that the role says, or that nothing shows. */
const implied = new Set(['button', 'checkbox', 'radio', 'range', 'search', 'text']);

/** What a control is besides its name: its value, and what its attributes say. */
function standingOf(element: Element): string {
  const { tagName } = element;
  const field = element as HTMLInputElement & HTMLSelectElement;
  const isTicked = ['checkbox', 'radio'].includes(field.type);
  const isText = ['INPUT', 'TEXTAREA', 'SELECT'].includes(tagName) && !isTicked;
  const value =
    tagName === 'SELECT' ? textOf([...field.options].find((one) => one.value === field.value)) : field.value;
  const aria = [
    'pressed',
    'selected',
    'expanded',
    'current',
    'invalid',
    'busy',
    'valuetext',
    'valuenow',
  ].flatMap((name) => {
    const said = element.getAttribute(`aria-${name}`);
    return said === null || said === 'false' ? [] : [said === 'true' ? name : `${name} ${said}`];
  });
  const helps = helpsOf(element);
  return [
    ...(isText && value !== '' ? [`= "${value}"`] : []),
    ...(isTicked && field.checked ? ['(chosen)'] : []),
    ...(field.disabled ? ['(disabled)'] : []),
    ...aria.map((said) => `(${said})`),
    ...(helps.length > 0 ? [`(${helps.join(', ')})`] : []),
    ...(tagName === 'A' ? [`→ ${element.getAttribute('href') ?? 'nowhere'}`] : []),
  ].join(' ');
}

const unseen =
  'script,style,template,input[type="hidden"],[hidden],[aria-hidden="true"],[style*="display: none"]';
const telling =
  'button,a,input,select,textarea,summary,h1,h2,h3,h4,ul,ol,li,table,details,form,nav,section,fieldset,dialog,tr,caption,[role],p,div,dt,dd';

function linesOf(node: Node, indent: string): string[] {
  if (node.nodeType === 3) {
    const text = (node.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
    return text === '' ? [] : [`${indent}${text}`];
  }
  if (node.nodeType !== 1) return [];
  const element = node as Element;
  if (element.matches(unseen)) return [];
  // The words of a label stand in the name of its field.
  if (element.tagName === 'LABEL' && (element as HTMLLabelElement).control)
    return visible(element, 'a,input,select,textarea').flatMap((inner) => linesOf(inner, indent));
  const leaf = leafRoleOf(element);
  if (leaf) {
    const line = [`${indent}${leaf} "${nameOf(element)}"`, standingOf(element)].filter(Boolean).join(' ');
    const inner = leaf.startsWith('heading') ? visible(element, 'a,button') : [];
    return [line, ...inner.flatMap((control) => linesOf(control, `${indent}  `))];
  }
  if (element.tagName === 'TR') {
    const cells = [...element.children].map((cell) => linesOf(cell, '').join(', '));
    return [`${indent}${cells.join(' | ')}`];
  }
  const group = groupRoleOf(element);
  const isClosed = element.tagName === 'DETAILS' && !element.hasAttribute('open');
  const children = isClosed
    ? [...element.children].filter(({ tagName }) => tagName === 'SUMMARY')
    : [...element.childNodes];
  if (group === undefined || group === 'presentation' || group === 'item') {
    if (visible(element, telling).length === 0) {
      const text = textOf(element);
      return text === '' ? [] : [`${indent}${text}`];
    }
    return children.flatMap((child) => linesOf(child, indent));
  }
  const label =
    element.getAttribute('aria-label') ?? (element.hasAttribute('aria-labelledby') ? nameOf(element) : '');
  const inner = children.flatMap((child) => linesOf(child, `${indent}  `));
  if (inner.length === 0 && label === '') return [];
  return [
    `${indent}${group}${label === '' ? '' : ` "${label}"`}${standingOf(element) && ` ${standingOf(element)}`}`,
    ...inner,
  ];
}

/** A part of the page as it is perceived: roles with their names, and the text between them. */
export function viewText(scope: Node): string {
  const lines = [...scope.childNodes].flatMap((child) => linesOf(child, ''));
  return lines.length === 0 ? '(nothing)' : lines.join('\n');
}

const controls =
  'button,input,select,textarea,summary,[role="button"],[role="slider"],[role="checkbox"],[role="switch"],[role="tab"]';

/** A control by its kind and name; the choices of a group count as one. */
function controlName(control: Element): string {
  const group = control.matches('input[type="radio"]') && control.closest('[role="radiogroup"],fieldset');
  if (group) return `choice "${nameOf(group)}"`;
  return `${leafRoleOf(control) ?? control.getAttribute('role') ?? 'control'} "${nameOf(control)}"`;
}

function isEnabled(control: Element): boolean {
  return !control.matches(':disabled,[aria-disabled="true"]') && control.closest(unseen) === null;
}

/** The controls that can be used. */
export function controlsIn(scope: ParentNode): Element[] {
  return visible(scope, controls).filter(isEnabled);
}

/** The controls that can be used, by name. */
export function enabledControls(scope: ParentNode): string[] {
  return controlsIn(scope).map(controlName);
}

/** The control that an event belongs to, if one can be used there. */
export function controlOf({ target }: globalThis.Event): string | undefined {
  const control = target instanceof Element ? target.closest(controls) : null;
  return control && isEnabled(control) ? controlName(control) : undefined;
}
