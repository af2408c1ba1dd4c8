import { Link } from 'react-router-dom';
import { openWay, type OpenedBy } from '../../../machines/visas-held/openings';
import { conditionsLine, heldName } from '../../content/held-words';
import { usePorts } from '../ports';
import { useTripFolder } from '../trip';
import classes from './HeldHere.module.css';

interface HeldHereProps {
  ways: readonly { readonly gives: string; readonly openedBy?: readonly OpenedBy[] }[];
}

/** What the visas of the visitor's trip open at a destination; nothing where none of them does. */
export function HeldHere({ ways }: HeldHereProps) {
  const ports = usePorts();
  const visas = useTripFolder()?.visas;
  const found = visas && openWay(ways, visas, ports.today());
  if (!found) return null;
  const { way, opening } = found;
  const condition = conditionsLine(opening.conditions, way.openedBy);
  return (
    <p className={classes.here}>
      <strong>{`With your ${heldName(opening.held)}: `}</strong>
      <span>{condition === undefined ? way.gives : `${way.gives} ${condition}`}</span>{' '}
      <Link to="/tools/visas-i-hold">Your visas</Link>
    </p>
  );
}
