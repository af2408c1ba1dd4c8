import { formFromQuery, type EstimatorQuery } from '../../../machines/trip-estimator/estimator-form';
import { SheetDialog } from '../SheetDialog';
import { TripEstimator } from './TripEstimator';

interface EstimatorDialogProps {
  /** What the address of a shared link carries. */
  sharedQuery: EstimatorQuery | undefined;
  onClose: () => void;
}

/** The estimator over any page; closed before its end, it goes on where it was. Specification §4, Trip estimator. */
export default function EstimatorDialog({ sharedQuery, onClose }: EstimatorDialogProps) {
  return (
    <SheetDialog title="Trip Cost Estimator" onClose={onClose}>
      <TripEstimator sharedTrip={sharedQuery && formFromQuery(sharedQuery)} />
    </SheetDialog>
  );
}
