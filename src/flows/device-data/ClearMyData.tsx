import { Button } from '../../ui/Button';
import { useFlow } from '../running';
import { deviceDataFlow } from './device-data.flow';
import classes from './ClearMyData.module.css';

/** Removes everything that the site has kept on the device, after one question. */
export function ClearMyData() {
  const { snapshot, send } = useFlow(deviceDataFlow, undefined);
  return (
    <div className={classes.control}>
      <Button
        variant="default"
        loading={snapshot.matches('forgetting')}
        onClick={() => send({ type: 'clear.pressed' })}
      >
        Clear my data on this device
      </Button>
      <p role="status" className={classes.outcome}>
        {snapshot.matches({ idle: 'forgotten' }) && 'Nothing of yours is kept on this device any more.'}
      </p>
    </div>
  );
}
