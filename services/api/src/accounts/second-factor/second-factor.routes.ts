import { operations } from '@afterglow/shared-contracts';
import { callerOf } from '@afterglow/kit';
import type { RegisterOperation } from '#http/register-operation.ts';
import type { SecondFactorService } from './second-factor.service.ts';

export function registerSecondFactor(register: RegisterOperation, secondFactor: SecondFactorService): void {
  register(operations.beginSecondFactor, async (call) => ({
    data: await secondFactor.begin(call.params.id, callerOf(call)),
  }));
  register(operations.turnOnSecondFactor, async (call) => {
    const { code } = call.body;
    return { data: await secondFactor.turnOn(call.params.id, callerOf(call), { code, address: call.address }) };
  });
  register(operations.renewRecoveryCodes, async (call) => ({
    data: await secondFactor.renewCodes(call.params.id, callerOf(call)),
  }));
  register(operations.turnOffSecondFactor, async (call) => {
    await secondFactor.turnOff(call.params.id, callerOf(call));
    return { data: undefined };
  });
}
