-- Whoever runs a command that needs a recent sign-in is asked by the runner, from the session itself.
drop function app.own_proved_at(uuid);
