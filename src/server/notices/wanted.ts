/** The notices that a seat wants. */
import { z } from 'zod';
import { BODIES, channelForm } from '../../protocol/requests.ts';
import { isPublicUrl } from './public-address.ts';

/** A channel at a public address: no notice reaches a private machine. */
const publicChannel = channelForm.superRefine((channel, { addIssue }) => {
  const [part, address] = channel.kind === 'push' ? ['endpoint', channel.endpoint] : ['url', channel.url];
  if (!isPublicUrl(address)) addIssue({ code: 'custom', path: [part], message: 'server.form-address' });
});

export const wantedNotices = BODIES.notices.extend({ channels: z.array(publicChannel).max(5).readonly() });
