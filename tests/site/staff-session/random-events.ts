import fc from 'fast-check';
import { staffSessionMachine } from '../../../machines/site/staff-session/staff-session.machine';
import { type Play, anyText, nothing, playOf } from '../../support/arbitraries';
import { implies, site } from '../../support/random-values';

const phone = fc.constantFrom('9876543210', '0000000000');

const user = phone.map((phoneNumber) => ({ phoneNumber }));

const staffPageOpened = fc.record({
  page: fc.constantFrom('login' as const, 'otp' as const, 'panel' as const),
});

export const randomEvents: Play = playOf(staffSessionMachine, {
  input: { site },
  events: {
    'staff-session.restored': fc.record({
      page: fc.constantFrom('login' as const, 'otp' as const, 'panel' as const),
      user: fc.option(user, { nil: undefined, freq: 3 }),
      pendingPhone: fc.option(phone, { nil: undefined }),
    }),
    'area.entered': staffPageOpened,
    'area.left': staffPageOpened,
    'number.changed': nothing,
    'staff-session.opened-elsewhere': fc.record({ user }),
    'staff-session.closed-elsewhere': nothing,
    'phone.changed': fc.record({ text: fc.oneof(anyText, phone) }),
    'phone.submitted': nothing,
    'box.changed': fc.record({ box: fc.nat({ max: 5 }), text: anyText }),
    'digits.pasted': fc.record({ box: fc.nat({ max: 5 }), text: fc.oneof(anyText, fc.constant('1234567')) }),
    'backspace.pressed': fc.record({ box: fc.nat({ max: 5 }) }),
    'arrow.pressed': fc.record({
      box: fc.nat({ max: 5 }),
      towards: fc.constantFrom('previous' as const, 'next' as const),
    }),
    'otp.submitted': nothing,
    'logout.pressed': nothing,
  },
  headStart: [
    { type: 'staff-session.restored', page: 'login', user: undefined, pendingPhone: undefined },
    { type: 'phone.changed', text: '+91 98765 43210' },
    { type: 'phone.submitted' },
    { type: 'xstate.after.simulatedDelay.staffSession.sendingOtp' },
    { type: 'digits.pasted', box: 0, text: '123456' },
    { type: 'otp.submitted' },
    { type: 'xstate.after.simulatedDelay.staffSession.verifyingOtp.waiting' },
  ],
  answers: { verifyOtp: fc.constant(undefined) },
  holds: ({ snapshot }) => {
    const { phone: number, otp } = snapshot.context;
    return {
      'the phone has at most ten digits and nothing else': /^[0-9]{0,10}$/.test(number),
      'six boxes hold a digit or nothing':
        otp.boxes.length === 6 && otp.boxes.every((box) => /^[0-9]?$/.test(box)),
      'the focus is in a box': [0, 1, 2, 3, 4, 5].includes(otp.turn),
      'an OTP is sent to ten digits only': implies(snapshot.matches('sendingOtp'), number.length === 10),
      'an OTP is verified whole': implies(snapshot.matches('verifyingOtp'), otp.boxes.join('').length === 6),
      'nobody logged in leaves an OTP behind': implies(
        snapshot.matches('loggedIn'),
        otp.boxes.join('') === '',
      ),
    };
  },
});
