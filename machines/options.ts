import * as v from 'valibot';

/** One answer to choose: the id that is sent and the words that are shown. */
export interface Option<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
}

/** The option with this id; nothing for an id that is not in the list. */
export function optionOf<Choice extends Option>(
  options: readonly Choice[],
  value: unknown,
): Choice | undefined {
  return options.find((option) => option.value === value);
}

/** Whether something is the id of one of the options. */
export function isOneOf<Value extends string>(
  options: readonly Option<Value>[],
  value: unknown,
): value is Value {
  return optionOf(options, value) !== undefined;
}

/** The schema of an answer: the id of one of the options; the message says what is missing where it is none. */
export function oneOf<Value extends string>(options: readonly Option<Value>[], message?: string) {
  return v.picklist(
    options.map(({ value }) => value),
    message,
  );
}
