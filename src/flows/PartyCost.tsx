import { IconMinus, IconPlus } from '@tabler/icons-react';
import { childAges, mostAdults, mostChildren } from '../../machines/party/party';
import { partyCost, partyNote } from '../content/party-words';
import { IconButton } from '../ui/IconButton';
import { fieldId } from './field-id';
import { partyFlow } from './party.flow';
import classes from './PartyCost.module.css';
import { useFlow } from './running';

interface NumberOfProps {
  name: string;
  one: string;
  count: number;
  least: number;
  most: number;
  onAdd: () => void;
  onRemove: () => void;
}

/** "Adults − 2 +": at an end the button stays where it is, and the keyboard with it. */
function NumberOf({ name, one, count, least, most, onAdd, onRemove }: NumberOfProps) {
  return (
    <div className={classes.number}>
      <span>{name}</span>
      <IconButton aria-label={`One ${one} fewer`} aria-disabled={count <= least} onClick={onRemove}>
        <IconMinus aria-hidden size={20} />
      </IconButton>
      <output aria-label={name}>{count}</output>
      <IconButton aria-label={`One ${one} more`} aria-disabled={count >= most} onClick={onAdd}>
        <IconPlus aria-hidden size={20} />
      </IconButton>
    </div>
  );
}

/** What a total for one traveller, in ₹, means for who travels together. */
export function PartyCost({ total }: { total: number }) {
  const { snapshot, send, id } = useFlow(partyFlow, {});
  const { party } = snapshot.context;
  return (
    <fieldset className={classes.party}>
      <legend>Who travels?</legend>
      <div className={classes.numbers}>
        <NumberOf
          name="Adults"
          one="adult"
          count={party.adults}
          least={1}
          most={mostAdults}
          onAdd={() => send({ type: 'adult.added' })}
          onRemove={() => send({ type: 'adult.removed' })}
        />
        <NumberOf
          name="Children under 18"
          one="child"
          count={party.children.length}
          least={0}
          most={mostChildren}
          onAdd={() => send({ type: 'child.added' })}
          onRemove={() => send({ type: 'child.removed' })}
        />
      </div>
      {party.children.length > 0 && (
        <div className={classes.ages}>
          {party.children.map((age, child) => (
            // Children have no id, so the index is the key.
            // oxlint-disable-next-line react/no-array-index-key
            <div key={child}>
              <label htmlFor={fieldId(id, `age-${child}`)}>{`Age of child ${child + 1}`}</label>
              <select
                id={fieldId(id, `age-${child}`)}
                value={age ?? ''}
                onChange={({ currentTarget: { value } }) =>
                  send({ type: 'age.chosen', child, age: value === '' ? null : Number(value) })
                }
              >
                <option value="">Not said</option>
                {childAges.map((years) => (
                  <option key={years} value={years}>
                    {years === 0 ? 'Under 1' : years}
                  </option>
                ))}
              </select>
            </div>
          ))}
        </div>
      )}
      <div role="status">
        {snapshot.matches('several') && (
          <>
            <p className={classes.cost}>{partyCost(party, total)}</p>
            <p className={classes.note}>{partyNote}</p>
          </>
        )}
      </div>
    </fieldset>
  );
}
