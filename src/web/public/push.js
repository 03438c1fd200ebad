// Shows the notices that a server sends, and opens the battle that a notice is about.

self.addEventListener('push', (event) => {
  const { battle, title, text } = event.data?.json() ?? {};
  const shown = self.registration.showNotification(title ?? 'Acies', {
    body: text ?? '',
    tag: battle,
    data: { battle },
  });
  event.waitUntil(shown);
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { battle } = event.notification.data ?? {};
  const address = new URL(battle ? `./#/distance/${battle}` : './#/distance', self.registration.scope).href;
  const opened = self.clients.matchAll({ type: 'window' }).then((windows) => {
    const there = windows.find(({ url }) => url === address);
    return there ? there.focus() : self.clients.openWindow(address);
  });
  event.waitUntil(opened);
});
