import { fromPromise } from 'xstate';
import { deviceDataMachine } from '../../../machines/device-data/device-data.machine';
import { Button } from '../../ui/Button';
import { useFlow } from '../flow';
import { usePageEffects } from '../page-effects';
import { usePorts } from '../ports';
import { useTrip } from '../trip';
import classes from './ClearMyData.module.css';

/** Removes everything that the site has kept on the device, after one question. */
export function ClearMyData() {
  const ports = usePorts();
  const trip = useTrip();
  const { snapshot, send } = useFlow(
    deviceDataMachine.provide({
      actors: {
        confirmForgetting: fromPromise<boolean, { question: string }>(({ input }) =>
          ports.confirm(input.question),
        ),
        forgetDevice: fromPromise(async () => {
          await ports.forgetDevice();
          trip.tellKnown({ type: 'folder.replaced', folder: {} });
        }),
      },
    }),
    { on: usePageEffects() },
  );
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
