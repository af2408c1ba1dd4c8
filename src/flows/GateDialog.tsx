import { DialogFrame } from '../ui/DialogFrame';
import { GateQuestion, gateTitle, type GateQuestionProps } from './GateQuestion';

/** The question before an application, as a dialog over the listing. */
export default function GateDialog(props: GateQuestionProps) {
  return (
    <DialogFrame title={gateTitle} size="md" onClose={props.onCancel}>
      <GateQuestion {...props} />
    </DialogFrame>
  );
}
