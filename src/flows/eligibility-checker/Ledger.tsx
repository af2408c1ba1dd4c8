import {
  formatScore,
  scoreBeforeClamp,
  startScore,
  type EligibilityResult,
  type Factor,
} from '../../../machines/eligibility-checker/scoring';
import classes from './Ledger.module.css';

function signed(points: number): string {
  return points < 0 ? `−${formatScore(-points)}` : `+${formatScore(points)}`;
}

interface Group {
  title: string;
  factors: readonly Factor[];
}

/** The rules in the order of what a visitor can do about them, the heaviest first. */
function groupsOf(factors: readonly Factor[]): readonly Group[] {
  const heaviestFirst = [...factors].sort((a, b) => Math.abs(b.points) - Math.abs(a.points));
  return [
    {
      title: 'What you can change first',
      factors: heaviestFirst.filter(({ points, changeable }) => points < 0 && changeable),
    },
    {
      title: 'What counts against you',
      factors: heaviestFirst.filter(({ points, changeable }) => points < 0 && !changeable),
    },
    {
      title: 'What counts for you, and can change',
      factors: heaviestFirst.filter(({ points, changeable }) => points > 0 && changeable),
    },
    {
      title: 'What counts for you',
      factors: heaviestFirst.filter(({ points, changeable }) => points > 0 && !changeable),
    },
  ].filter((group) => group.factors.length > 0);
}

interface LedgerProps {
  result: EligibilityResult;
  factors: readonly Factor[];
}

/** Every rule that fired with its points, and the sum before and after it is held between 0 and 100. */
export function Ledger({ result, factors }: LedgerProps) {
  const sum = scoreBeforeClamp(factors);
  return (
    <table className={classes.ledger}>
      <caption>How the score came about</caption>
      <thead>
        <tr>
          <th scope="col">Rule</th>
          <th scope="col">Points</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">Everybody starts with</th>
          <td>{startScore}</td>
        </tr>
      </tbody>
      {groupsOf(factors).map((group) => (
        <tbody key={group.title}>
          <tr className={classes.group}>
            <th scope="rowgroup" colSpan={2}>
              {group.title}
            </th>
          </tr>
          {group.factors.map(({ rule, label, points }) => (
            <tr key={rule}>
              <th scope="row">{label}</th>
              <td data-sign={points < 0 ? 'minus' : 'plus'}>{signed(points)}</td>
            </tr>
          ))}
        </tbody>
      ))}
      <tfoot>
        <tr>
          <th scope="row">Sum</th>
          <td>{sum < 0 ? `−${formatScore(-sum)}` : formatScore(sum)}</td>
        </tr>
        {sum !== result.score && (
          <tr>
            <th scope="row">Held between 0 and 100</th>
            <td>{formatScore(result.score)}</td>
          </tr>
        )}
      </tfoot>
    </table>
  );
}
