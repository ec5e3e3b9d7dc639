export const PAY_BIZMEN_JOB = 'earning.pay-bizmen';
