"""All tables of this server and its guests: who somebody is, what is offered, opened, listed, looked at again."""
